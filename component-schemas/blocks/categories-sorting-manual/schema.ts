import { references } from '../../fields/choice-fields.ts'
import { headingFields } from '../../fields/heading-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const categoriesSortingManual = definePageBlock('categories_sorting_manual', {
  label: 'Categories, chosen by hand',
  description: 'Cards of the product categories you choose, in your order: for a campaign or a trade.',
  icon: 'block-arrow-pointer',
  group: 'Listings',
  fields: {
    ...headingFields('Heading above the cards.'),
    items: references('Categories', 'In the order of the cards; two to eight. Unpublished ones are left out.', {
      to: ['category'],
      required: true,
      max: 24,
    }),
  },
})

export type CategoriesSortingManual = ContentOf<typeof categoriesSortingManual>
