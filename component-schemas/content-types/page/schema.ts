import { oneBlock, pageBody } from '../../fields/block-fields.ts'
import { option } from '../../fields/choice-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { pageBlocks } from '../../schema/page-blocks.ts'
import { seo } from '../../seo.ts'

/** Help for the choice and its limits: the route table of the site decides which addresses have a list. */
const templateHelp =
  'Landing page, Thank you and Downloads draw the page so wherever it stands. Generic and the listings follow the address: where the site has a list (products, categories, news, shops), it is shown after the first block whatever is chosen here; elsewhere the page is drawn as Generic.'

export const page = defineContentType('page', {
  label: 'Page',
  description: 'A page composed of blocks: home, company, service, any page that is not a product or a category.',
  icon: 'block-doc',
  color: '#14181D',
  tabs: { 'Form of the page': ['template', 'layout'], 'Search engines': ['seo'] },
  fields: {
    title: text('Title', 'Name of the page in menus, breadcrumbs and the browser.', {
      required: true,
      ...translated(100),
    }),
    body: pageBody('Content', 'The blocks of the page from top to bottom.', { allow: pageBlocks }),
    template: option('Template', templateHelp, {
      choices: {
        generic: 'Generic page',
        'category-listing': 'Category listing',
        'product-listing': 'Product listing',
        'general-listing': 'General listing',
        landing: 'Landing page',
        'thank-you': 'Thank you',
        'downloads-skeleton': 'Downloads',
      },
      default: 'generic',
    }),
    layout: option('Layout', 'With pre-footer is the layout of public pages.', {
      choices: {
        'with-prefooter': 'With pre-footer',
        default: 'Without pre-footer',
        'simple-landing': 'Simple landing',
        'custom-landing-pages': 'Custom landing pages',
        empty: 'Empty',
        extranet: 'Extranet',
        'extranet-with-prefooter': 'Extranet with pre-footer',
      },
      default: 'with-prefooter',
    }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Page = ContentOf<typeof page>
