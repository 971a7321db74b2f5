import { option } from '../../fields/choice-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const richTextImage = definePageBlock('rich_text_image', {
  label: 'Rich text and image',
  description: 'A text with one picture beside it that shows what the text speaks of.',
  icon: 'block-text-img-l',
  group: 'Text',
  fields: {
    title: text('Title', 'Heading of the text.', translated(100)),
    body: richtext('Text', 'Two to six paragraphs. A longer text belongs into the block "Rich text".', {
      required: true,
      translatable: true,
      tools: 'full',
    }),
    media: asset('Picture', 'At least 1200 pixels wide; it keeps its own shape.', { translatable: true }),
    caption: text('Caption', 'What the picture shows or proves, in one line.', translated(160)),
    side: option('Side of the picture', 'On phones the picture always stands below the text.', {
      choices: { start: 'Start of the line', end: 'End of the line' },
      default: 'end',
    }),
    cta: link('Action link', 'Where the button leads. Without link or label no button appears.'),
    ctaLabel: text('Action label', 'What happens on click.', translated(40)),
  },
})

export type RichTextImage = ContentOf<typeof richTextImage>
