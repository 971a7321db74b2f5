import { option } from '../../fields/choice-fields.ts'
import { eyebrow } from '../../fields/heading-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { pictureRatios } from '../../kinds/picture-ratios.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

const fields = {
  media: asset('Picture', 'At least 2400 pixels wide. Set the focal point on what must stay visible on phones.', {
    translatable: true,
  }),
  eyebrow,
  title: text('Title', 'The one promise, in at most eight words.', { required: true, ...translated(90) }),
  text: textarea('Text', 'One or two sentences that make the promise believable.', translated(280)),
  cta: link('Action link', 'Where the button leads. Without link or label no button appears.'),
  ctaLabel: text('Action label', 'What happens on click: "See the machines", not "Click here".', translated(40)),
  alignment: option('Text position', 'Choose the side where the picture is calm.', {
    choices: { start: 'Start of the line', center: 'Centre', end: 'End of the line' },
    default: 'start',
  }),
}

export const fullBanner = definePageBlock('full_banner', {
  label: 'Full banner',
  description: 'A picture over the whole width with one message and one action. For the top of a page or a launch.',
  icon: 'block-text-img-c',
  group: 'Heroes and banners',
  fields,
})

export const fullBannerFixedRatio = definePageBlock('full_banner_fixed_ratio', {
  label: 'Full banner, fixed ratio',
  description: 'A picture from edge to edge in a shape you choose, whole on every screen, with its words above it.',
  icon: 'block-text-img-c',
  group: 'Heroes and banners',
  fields: {
    ...fields,
    alignment: option('Text position', 'Where the words stand over the picture.', {
      choices: { start: 'Start of the line', center: 'Centre', end: 'End of the line' },
      default: 'start',
    }),
    ratio: option('Shape of the picture', 'The picture is cropped around its focal point.', {
      choices: pictureRatios,
      default: '21:9',
    }),
  },
})

export type FullBanner = ContentOf<typeof fullBanner>
export type FullBannerFixedRatio = ContentOf<typeof fullBannerFixedRatio>
