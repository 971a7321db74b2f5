import { blocks } from '../../fields/block-fields.ts'
import { headingFields } from '../../fields/heading-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { flag } from '../../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const accordionItem = defineBlock('accordion_item', {
  label: 'Accordion entry',
  description: 'One question with its answer.',
  icon: 'block-add',
  previewField: 'question',
  group: 'Items',
  fields: {
    question: text('Question', 'What the reader asks, in their words. It stays visible while the entry is closed.', {
      required: true,
      ...translated(160),
    }),
    answer: richtext('Answer', 'The answer first, reasons after it.', { required: true, translatable: true }),
  },
})

export const accordion = definePageBlock('accordion', {
  label: 'Accordion',
  description:
    'Questions that open one by one. For answers only some readers need; what everybody needs belongs in plain text.',
  icon: 'block-comment',
  group: 'Text',
  fields: {
    ...headingFields('Heading above the questions. Leave empty when the block before introduces them.'),
    items: blocks('Entries', 'Three to eight read well.', { allow: [accordionItem], required: true, max: 30 }),
    openFirst: flag('Open the first entry', 'Shows the first answer when the page opens.'),
  },
})

export type Accordion = ContentOf<typeof accordion>
