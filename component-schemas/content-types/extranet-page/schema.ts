import { extranetAccess } from '../../access/extranet-access.ts'
import { oneBlock, pageBody } from '../../fields/block-fields.ts'
import { reference } from '../../fields/choice-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { pageBlocks } from '../../schema/page-blocks.ts'

export const extranetPage = defineContentType('extranet_page', {
  label: 'Extranet page',
  description:
    'A page behind the login: its home, a folder of catalogues, a list of news, a category of photos or products. What stands in its folder is listed on it.',
  icon: 'block-doc',
  color: '#14181D',
  tabs: { Customers: ['access'] },
  fields: {
    title: text('Title', 'Name of the page in menus, breadcrumbs and the browser.', {
      required: true,
      ...translated(100),
    }),
    teaser: textarea('Teaser', 'One or two sentences: what is on the page, and for whom.', translated(240)),
    order: number('Order', 'Position among its siblings: smaller comes first.', { min: 0, max: 9999, default: 100 }),
    category: reference('Product category', 'Whose products the page lists, for pages below the products.', {
      to: ['category'],
    }),
    body: pageBody('Content', 'Blocks below the list.', { allow: pageBlocks }),
    access: oneBlock('Who may read it', 'Leave empty for every customer.', { allow: [extranetAccess] }),
  },
})

export type ExtranetPage = ContentOf<typeof extranetPage>
