import { shownMedia } from '../../cards/shown-media.ts'
import { blocks } from '../../fields/block-fields.ts'
import { option } from '../../fields/choice-fields.ts'
import { headingFields } from '../../fields/heading-fields.ts'
import { pictureRatios } from '../../kinds/picture-ratios.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const mediaCarouselItem = defineBlock('media_carousel_item', {
  label: 'Picture or video',
  description: 'One frame of a media carousel.',
  icon: 'block-image',
  previewField: 'caption',
  group: 'Items',
  fields: shownMedia,
})

export const mediaCarousel = definePageBlock('media_carousel', {
  label: 'Media carousel',
  description: 'Pictures and videos to leaf through, one large frame after the other. It never moves by itself.',
  icon: 'block-resize-fc',
  group: 'Media',
  fields: {
    ...headingFields('Heading above the frames.'),
    items: blocks('Frames', 'Three to eight. What everybody must see belongs into the first.', {
      allow: [mediaCarouselItem],
      required: true,
      max: 20,
    }),
    ratio: option('Shape of the frames', 'All frames have one shape; pictures are cropped around their focal point.', {
      choices: pictureRatios,
      default: '3:2',
    }),
  },
})

export type MediaCarousel = ContentOf<typeof mediaCarousel>
