import { option, reference } from '../../fields/choice-fields.ts'
import { headingFields } from '../../fields/heading-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { areas } from '../../kinds/areas.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const categoriesSortingAuto = definePageBlock('categories_sorting_auto', {
  label: 'Categories, listed automatically',
  description: 'Cards of product categories that keep themselves current: a new category appears without an edit here.',
  icon: 'block-buildin',
  group: 'Listings',
  fields: {
    ...headingFields('Heading above the cards.'),
    parent: reference('Parent category', 'Shows the categories below this one. Leave empty for the top level.', {
      to: ['category'],
    }),
    area: option('Area', 'Shows only the categories of this area. Leave empty for all.', { choices: areas }),
    order: option('Order', 'By the order number of each category, or by name in the reader’s language.', {
      choices: { manual: 'Order number', name: 'Name' },
      default: 'manual',
    }),
    limit: number('At most', 'Number of cards, 1 to 24.', { min: 1, max: 24, default: 12 }),
  },
})

export type CategoriesSortingAuto = ContentOf<typeof categoriesSortingAuto>
