import { option } from '../../fields/choice-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'
import { accordion } from '../accordion/schema.ts'
import { imageGrid } from '../image-grid/schema.ts'

export const richText = definePageBlock('rich_text', {
  label: 'Rich text',
  description: 'Running text with headings, lists and pictures: the block for explanations and articles.',
  icon: 'block-doc',
  group: 'Text',
  fields: {
    title: text('Title', 'Heading above the text; headings inside the text stand below it.', translated(100)),
    body: richtext('Text', 'Short paragraphs, a heading for each thought. Do not skip heading levels.', {
      required: true,
      translatable: true,
      tools: 'full',
      allow: [accordion, imageGrid],
    }),
    width: option('Width', 'Text width reads best. Wide gives pictures room.', {
      choices: { text: 'Text', wide: 'Wide' },
      default: 'text',
    }),
  },
})

export type RichText = ContentOf<typeof richText>
