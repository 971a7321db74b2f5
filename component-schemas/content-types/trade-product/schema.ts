import { extranetAccess } from '../../access/extranet-access.ts'
import { oneBlock } from '../../fields/block-fields.ts'
import { option, reference, references } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { tradeAvailabilities } from '../../kinds/trade-availabilities.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { keysOf } from '../../schema/keys-of.ts'

const whatItIs = {
  code: text('Code', 'Part number as printed on the product.', { required: true, maxLength: 30 }),
  product: reference('Product', 'The product of the public catalogue. Leave empty for what only the trade gets.', {
    to: ['product'],
  }),
  name: text('Name', 'For products that are not in the public catalogue.', translated(120)),
  categories: references('Categories', 'For products that are not in the public catalogue.', {
    to: ['category'],
    max: 12,
  }),
  image: asset('Picture', 'For products that are not in the public catalogue; a private asset.', {
    translatable: true,
  }),
}

const terms = {
  listPriceEur: number('List price', 'In euros, without tax, for one unit.', { min: 0, max: 1_000_000, decimals: 2 }),
  discountGroup: text('Discount group', 'Letter of the terms of sale, such as B.', { maxLength: 4 }),
  minimumOrder: number('Minimum order', 'Units.', { min: 1, max: 100_000 }),
  leadTimeDays: number('Lead time', 'Working days until it leaves the house.', { min: 0, max: 400 }),
  availability: option('Availability', 'What customers may count on.', {
    choices: tradeAvailabilities,
    default: 'in-stock',
  }),
  customsTariff: text('Customs tariff number', 'Eight digits of the combined nomenclature.', {
    pattern: '^[0-9]{8}$',
    maxLength: 8,
  }),
  note: textarea(
    'Note for the trade',
    'What is not for the public: what to stock, what to say, what ends.',
    translated(400),
  ),
  documents: references('Documents', 'Price list and documentation it is in.', { to: ['trade_document'], max: 10 }),
}

export const tradeProduct = defineContentType('trade_product', {
  label: 'Trade data of a product',
  description:
    'What customers are told of a product and the public is not: price, terms, delivery. It stands in the folder of the products of the extranet.',
  icon: 'block-tag',
  color: '#14181D',
  previewField: 'code',
  tabs: { Terms: keysOf(terms), Customers: ['access'] },
  fields: {
    ...whatItIs,
    ...terms,
    access: oneBlock('Who may read it', 'Leave empty for every customer.', { allow: [extranetAccess] }),
  },
})

export type TradeProduct = ContentOf<typeof tradeProduct>
