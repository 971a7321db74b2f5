import { customerGroups } from '../datasources/customer-datasources.ts'
import { entries, optionList } from '../fields/choice-fields.ts'
import { datetime } from '../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../schema/define-block.ts'
import { countryMarkets } from '../served.ts'

/** The markets a customer may belong to; the value is stored, the name is for editors. */
export const customerMarkets = { global: 'Other countries', ...countryMarkets } as const

/** Nested in every kind of story behind the login: its audience and its period. */
export const extranetAccess = defineBlock('access', {
  label: 'Who may read it',
  description: 'Narrows a story of the extranet to some customers. Without it every customer may read the story.',
  icon: 'block-share',
  color: '#14181D',
  group: 'Site',
  fields: {
    groups: entries('Groups', 'Customers of any of these groups. Leave empty for all groups.', {
      from: customerGroups,
    }),
    markets: optionList('Markets', 'Customers of any of these markets. Leave empty for all markets.', {
      choices: customerMarkets,
    }),
    validFrom: datetime('From', 'Not shown before this day.'),
    validTo: datetime('Until', 'Not shown from this day on.'),
  },
})

export type ExtranetAccess = ContentOf<typeof extranetAccess>
