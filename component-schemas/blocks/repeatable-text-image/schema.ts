import { blocks } from '../../fields/block-fields.ts'
import { option } from '../../fields/choice-fields.ts'
import { headingFields } from '../../fields/heading-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const repeatableTextImageItem = defineBlock('repeatable_text_image_item', {
  label: 'Text and picture',
  description: 'One step or one part of a story: a title, a short text and its picture.',
  icon: 'block-text-img-l',
  group: 'Items',
  fields: {
    title: text('Title', 'The step, in two to eight words.', { required: true, ...translated(90) }),
    text: richtext('Text', 'One to three paragraphs.', { required: true, translatable: true }),
    media: asset('Picture', 'At least 1200 pixels wide, best of one shape in all items.', { translatable: true }),
    side: option('Side of the picture', 'Alternating reads well; choose a side only for a reason.', {
      choices: { alternating: 'Alternating', start: 'Start of the line', end: 'End of the line' },
      default: 'alternating',
    }),
    cta: link('Action link', 'Where the link leads. Without link or label none appears.'),
    ctaLabel: text('Action label', 'What happens on click.', translated(40)),
  },
})

export const repeatableTextImage = definePageBlock('repeatable_text_image', {
  label: 'Repeatable text and image',
  description: 'Texts with a picture each, one below the other: a process, a history, the parts of a product.',
  icon: 'block-text-img-t-l',
  group: 'Text',
  fields: {
    ...headingFields('Heading above the items; may stay empty.'),
    items: blocks('Items', 'Two to six.', { allow: [repeatableTextImageItem], required: true, max: 12 }),
  },
})

export type RepeatableTextImageItem = ContentOf<typeof repeatableTextImageItem>
export type RepeatableTextImage = ContentOf<typeof repeatableTextImage>
