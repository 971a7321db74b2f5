import { oneBlock, pageBody } from '../../fields/block-fields.ts'
import { option, reference } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { areas } from '../../kinds/areas.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { pageBlocks } from '../../schema/page-blocks.ts'
import { seo } from '../../seo.ts'

export const category = defineContentType('category', {
  label: 'Product category',
  description:
    'Gathers products and has a page that lists them. Products name their categories, not the other way round.',
  icon: 'block-table',
  color: '#0B57D0',
  tabs: { 'Search engines': ['seo'] },
  fields: {
    title: text('Title', 'Name of the category, in the plural.', { required: true, ...translated(80) }),
    teaser: textarea('Teaser', 'One or two sentences for the card of the category.', translated(200)),
    intro: richtext('Introduction', 'Stands above the products: what they have in common, how to choose.', {
      translatable: true,
    }),
    image: asset('Picture', 'Shown on the card and above the list. At least 1200 pixels wide.', {
      translatable: true,
    }),
    parent: reference('Parent category', 'Leave empty for a category of the top level.', { to: ['category'] }),
    area: option('Area', 'The field of business the category belongs to.', { choices: areas }),
    order: number('Order', 'Position among its siblings: smaller comes first.', { min: 0, max: 9999, default: 100 }),
    body: pageBody('Content below the products', 'Blocks such as advice, a banner or questions and answers.', {
      allow: pageBlocks,
    }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Category = ContentOf<typeof category>
