import type { ContentOf } from '../../define-block.ts'
import { option } from '../../fields/choice-fields.ts'
import { text } from '../../fields/text-fields.ts'
import { definePageBlock } from '../../page-block.ts'
import { pictureRatios } from '../../picture-ratios.ts'
import { shownMedia } from '../../shown-media.ts'

export const mediaStandalone = definePageBlock('media_standalone', {
  label: 'Media, standalone',
  description: 'One picture or one video that is worth its own place. Videos load only when somebody plays them.',
  icon: 'block-image',
  color: '#14181D',
  previewField: 'caption',
  group: 'Media',
  fields: {
    title: text('Title', 'Heading above the picture; may stay empty.', { translatable: true, maxLength: 80 }),
    ...shownMedia,
    ratio: option('Shape', 'Leave empty to show a picture whole.', { choices: pictureRatios }),
    width: option('Width', 'Full reaches both edges of the screen: for large calm pictures.', {
      choices: { text: 'Text', page: 'Page', full: 'Full' },
      default: 'page',
    }),
  },
})

export type MediaStandalone = ContentOf<typeof mediaStandalone>
