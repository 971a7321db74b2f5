import { option } from '../../fields/choice-fields.ts'
import { eyebrow } from '../../fields/heading-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { pictureRatios } from '../../kinds/picture-ratios.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

const fields = {
  eyebrow,
  title: text('Title', 'A headline to be read, not scanned: up to twelve words.', {
    required: true,
    ...translated(120),
  }),
  text: textarea('Text', 'Two or three sentences that open the story.', translated(400)),
  media: asset('Picture', 'At least 1600 pixels wide; it stands beside or below the text.', { translatable: true }),
  caption: text('Caption', 'What the picture shows, or who made it.', translated(160)),
  cta: link('Action link', 'Where the button leads. Without link or label no button appears.'),
  ctaLabel: text('Action label', 'What happens on click.', translated(40)),
  alignment: option('Text position', 'Beside the picture at the start or the end of the line, or centred above it.', {
    choices: { start: 'Start of the line', center: 'Centre', end: 'End of the line' },
    default: 'start',
  }),
}

export const editorialHero = definePageBlock('editorial_hero', {
  label: 'Editorial hero',
  description: 'Opens a story: a headline over the whole width, then text and a picture in the picture’s own shape.',
  icon: 'block-text-img-r',
  group: 'Heroes and banners',
  fields,
})

export const editorialHeroFixedRatio = definePageBlock('editorial_hero_fixed_ratio', {
  label: 'Editorial hero, fixed ratio',
  description: 'The editorial hero with its picture cropped to a shape: for series of pages that have to look alike.',
  icon: 'block-text-img-r',
  group: 'Heroes and banners',
  fields: {
    ...fields,
    ratio: option('Shape of the picture', 'The picture is cropped around its focal point.', {
      choices: pictureRatios,
      default: '3:2',
    }),
  },
})

export type EditorialHero = ContentOf<typeof editorialHero>
export type EditorialHeroFixedRatio = ContentOf<typeof editorialHeroFixedRatio>
