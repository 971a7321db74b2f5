import { reference } from '../../fields/choice-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const productHero = definePageBlock('product_hero', {
  label: 'Product hero',
  description:
    'Presents one product at the top of a page: name, code, picture and deciding facts come from the product.',
  icon: 'block-tag',
  group: 'Heroes and banners',
  fields: {
    product: reference('Product', 'The product to present. Its name, code, picture and facts are shown.', {
      to: ['product'],
      required: true,
    }),
    eyebrow: text('Line above the title', 'Such as "New". Leave empty to show the category.', translated(60)),
    title: text('Title', 'Leave empty to show the name of the product.', translated(90)),
    text: textarea('Text', 'Leave empty to show the subtitle of the product.', translated(280)),
    media: asset('Picture', 'Leave empty to show the first picture of the product.', { translatable: true }),
    cta: link('Action link', 'Leave empty to lead to the product.'),
    ctaLabel: text('Action label', 'Leave empty for the usual label.', translated(40)),
  },
})

export type ProductHero = ContentOf<typeof productHero>
