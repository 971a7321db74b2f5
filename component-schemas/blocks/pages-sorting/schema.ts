import { option, references } from '../../fields/choice-fields.ts'
import { headingFields } from '../../fields/heading-fields.ts'
import { text } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const pagesSorting = definePageBlock('pages_sorting', {
  label: 'List of pages',
  description: 'Leads on to other pages: chosen by hand, or all pages of a folder, which then keeps itself current.',
  icon: 'block-text-l',
  group: 'Listings',
  fields: {
    ...headingFields('Heading above the list.'),
    items: references('Pages', 'Chosen pages in this order. Leave empty to list a folder.', {
      to: ['page'],
      max: 24,
    }),
    folder: text('Folder', 'Used when no page is chosen: path of the folder below "global", such as "recursos".', {
      pattern: '^[a-z0-9-]+(/[a-z0-9-]+)*$',
      maxLength: 200,
    }),
    order: option('Order', 'Order of a folder’s pages: as in the folder, by title, or the newest first.', {
      choices: { folder: 'As in the folder', title: 'Title', newest: 'Newest first' },
      default: 'folder',
    }),
    limit: number('At most', 'Number of pages, 1 to 48.', { min: 1, max: 48, default: 12 }),
  },
})

export type PagesSorting = ContentOf<typeof pagesSorting>
