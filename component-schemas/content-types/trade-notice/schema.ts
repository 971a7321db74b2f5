import { extranetAccess } from '../../access/extranet-access.ts'
import { productLines } from '../../datasources/product-line-datasources.ts'
import { oneBlock } from '../../fields/block-fields.ts'
import { entry, references } from '../../fields/choice-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'

export const tradeNotice = defineContentType('trade_notice', {
  label: 'Trade notice',
  description:
    'News of a product line for customers: prices, deliveries, changes. It stands in the folder of its line.',
  icon: 'block-text-l',
  color: '#8A5A00',
  tabs: { 'Belongs to it': ['documents', 'products'], Customers: ['access'] },
  fields: {
    title: text('Title', 'What changes, in one line.', { required: true, ...translated(120) }),
    date: datetime('Date', 'Day of the notice. Lists show the newest first.', { required: true }),
    line: entry('Product line', 'The line whose news it is.', { from: productLines, required: true }),
    teaser: textarea('In short', 'One or two sentences: from when, and what to do.', translated(240)),
    body: richtext('Text', 'What changes, why, and what the customer does.', { translatable: true, tools: 'full' }),
    documents: references('Documents', 'Documents of the extranet that belong to it.', {
      to: ['trade_document'],
      max: 10,
    }),
    products: references('Products', 'Products it is about, shown below it.', { to: ['product'], max: 40 }),
    access: oneBlock('Who may read it', 'Leave empty for every customer.', { allow: [extranetAccess] }),
  },
})

export type TradeNotice = ContentOf<typeof tradeNotice>
