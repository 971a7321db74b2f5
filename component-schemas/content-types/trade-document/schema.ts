import { extranetAccess } from '../../access/extranet-access.ts'
import { businessUnits } from '../../datasources/customer-datasources.ts'
import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { entry, option, reference, references } from '../../fields/choice-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime } from '../../fields/value-fields.ts'
import { tradeDocumentKinds } from '../../kinds/trade-document-kinds.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { localizedFile } from '../download/localized-file.ts'

export const tradeDocument = defineContentType('trade_document', {
  label: 'Trade document',
  description:
    'A document for customers, such as a price list. Its files are private assets: only who may read the story gets them.',
  icon: 'block-doc',
  color: '#8A5A12',
  tabs: { Details: ['validFrom', 'validTo', 'unit', 'products', 'replacedBy'], Customers: ['access'] },
  fields: {
    title: text('Title', 'As printed on its first page.', { required: true, ...translated(120) }),
    kind: option('Kind', 'What readers tell documents apart by.', { choices: tradeDocumentKinds, required: true }),
    date: datetime('Date', 'Day of this edition. Lists show the newest first.', { required: true }),
    edition: text('Edition', 'As printed on the document, such as 2026-2.', { maxLength: 20 }),
    teaser: textarea('What is in it', 'One sentence that saves an unnecessary download.', translated(240)),
    whatsNew: textarea(
      'What is new in this edition',
      'What changed against the edition before, in a sentence or two.',
      translated(400),
    ),
    files: blocks('Files', 'One for each language, as private assets. Readers see their own language first.', {
      allow: [localizedFile],
      required: true,
      max: 10,
    }),
    validFrom: datetime('Valid from', 'First day on which it holds. Empty: the day of the edition.'),
    validTo: datetime('Valid until', 'Last day on which it holds. Empty: until a newer edition holds.'),
    unit: entry('Business unit', 'Whose documentation it is, where it belongs to one.', { from: businessUnits }),
    products: references('Products', 'Products it is about, shown below it.', { to: ['product'], max: 40 }),
    replacedBy: reference('Replaced by', 'The newer edition. This one stays readable and leads there.', {
      to: ['trade_document'],
    }),
    access: oneBlock('Who may read it', 'Leave empty for every customer.', { allow: [extranetAccess] }),
  },
})

export type TradeDocument = ContentOf<typeof tradeDocument>
