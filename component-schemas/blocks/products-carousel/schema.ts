import { reference, references } from '../../fields/choice-fields.ts'
import { link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const productsCarousel = definePageBlock('products_carousel', {
  label: 'Products carousel',
  description: 'A row of product cards to leaf through: chosen by hand, or the newest of a category.',
  icon: 'block-cart',
  group: 'Listings',
  fields: {
    title: text('Title', 'Heading above the cards.', { required: true, ...translated(80) }),
    intro: textarea('Introduction', 'One or two sentences under the title.', translated(300)),
    items: references('Products', 'Chosen products in this order. Leave empty to use a category.', {
      to: ['product'],
      max: 24,
    }),
    category: reference('Category', 'Used when no product is chosen: the products of this category.', {
      to: ['category'],
    }),
    limit: number('At most', 'Number of cards, 1 to 24.', { min: 1, max: 24, default: 12 }),
    cta: link('Link to all', 'Where the link beside the title leads, such as the category.'),
    ctaLabel: text('Label of the link', 'Such as "All key blanks".', translated(40)),
  },
})

export type ProductsCarousel = ContentOf<typeof productsCarousel>
