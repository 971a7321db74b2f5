import { customerMarkets } from '../../access/extranet-access.ts'
import { countries } from '../../datasources/country-datasources.ts'
import { customerGroups } from '../../datasources/customer-datasources.ts'
import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { entries, optionList, reference, references } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { fileLanguages } from '../../kinds/file-languages.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { keysOf } from '../../schema/keys-of.ts'
import { seo } from '../../seo.ts'
import { openingHours } from '../shop/opening-hours.ts'

const { any: _, ...siteLanguages } = fileLanguages

/** Languages an agent may speak; the name is for editors, readers see it in their own language. */
export const spokenLanguages = { ...siteLanguages, ca: 'Catalan', pl: 'Polish' } as const

/** The customers whom the agent serves behind the login, and how they reach the person. */
const customerFields = {
  servesGroups: entries('Customers of the groups', 'Empty: of every group, where a market is chosen.', {
    from: customerGroups,
  }),
  servesMarkets: optionList('Customers of the markets', 'Empty: of every market, where a group is chosen.', {
    choices: customerMarkets,
  }),
  customerHours: blocks('Hours', 'When somebody answers, in the order of the week.', {
    allow: [openingHours],
    max: 20,
  }),
  customerEmail: text('E-mail for customers', 'Never shown; receives the form. Empty: the e-mail above.', {
    pattern: '^[^@\\s]+@[^@\\s]+$',
    maxLength: 120,
  }),
  customerForm: reference('Form for customers', 'A form whose receiver is the agent. Empty: none is shown.', {
    to: ['form_page'],
  }),
}

export const salesAgent = defineContentType('sales_agent', {
  label: 'Sales agent',
  description: 'A person who visits customers of an area. Readers find who comes to them and call.',
  icon: 'block-email',
  previewField: 'name',
  tabs: { Customers: keysOf(customerFields), 'Search engines': ['seo'] },
  fields: {
    name: text('Name', 'Given name and family name.', { required: true, maxLength: 80 }),
    area: text('Area', 'Regions the person visits, in words.', { required: true, ...translated(160) }),
    countries: entries('Countries', 'Where the area lies; what readers filter by.', {
      from: countries,
      required: true,
    }),
    languages: optionList('Languages', 'Spoken well enough for a sale.', { choices: spokenLanguages }),
    phone: text('Telephone', 'With the country in front, such as +34 600 000 000.', {
      pattern: '^\\+[0-9 ]{6,20}$',
      maxLength: 20,
    }),
    email: text('E-mail', 'Of the person, not of the office.', { pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 120 }),
    photo: asset('Portrait', 'At least 800 pixels wide; lists show a square of it.', { translatable: true }),
    categories: references('Products', 'Categories the person sells.', { to: ['category'], max: 12 }),
    ...customerFields,
    about: richtext('About', 'What to expect of a visit, in a few sentences.', { translatable: true }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type SalesAgent = ContentOf<typeof salesAgent>
