import { shownMedia } from '../../cards/shown-media.ts'
import { option } from '../../fields/choice-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { pictureRatios } from '../../kinds/picture-ratios.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const mediaStandalone = definePageBlock('media_standalone', {
  label: 'Media, standalone',
  description: 'One picture or one video that is worth its own place. Videos load only when somebody plays them.',
  icon: 'block-image',
  previewField: 'caption',
  group: 'Media',
  fields: {
    title: text('Title', 'Heading above the picture; may stay empty.', translated(80)),
    ...shownMedia,
    ratio: option('Shape', 'Leave empty to show a picture whole.', { choices: pictureRatios }),
    width: option('Width', 'Full reaches both edges of the screen: for large calm pictures.', {
      choices: { text: 'Text', page: 'Page', full: 'Full' },
      default: 'page',
    }),
  },
})

export type MediaStandalone = ContentOf<typeof mediaStandalone>
