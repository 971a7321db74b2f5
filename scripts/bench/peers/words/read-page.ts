import { type Card, cardOf } from './card-of.ts'
import { type Link, linksOf } from './links-of.ts'
import type { Ask, Blok, Story } from './story.ts'

/** The input of a peer's render: the blocks of a page, and the items of its listings. */
export type PeerPage = {
  title: string
  bloks: Blok[]
  lists: Readonly<Record<string, readonly Card[]>>
  menu: readonly Link[]
  footer: readonly Link[]
}

/** Relations that our pages show too. */
const relations = [
  'products_carousel.items',
  'product_hero.product',
  'product.categories',
  'product.related',
  'product.accessories',
  'news_item.athletes',
].join(',')

type Listing = { content_type: string; per_page: number; sort_by?: string }

/** The lists of a block or a template, in the numbers that our pages show. */
const listings: Readonly<Record<string, Listing>> = {
  categories_sorting_auto: { content_type: 'category', per_page: 8 },
  news_grid: { content_type: 'news_item', per_page: 4, sort_by: 'content.date:desc' },
  'product-listing': { content_type: 'product', per_page: 24, sort_by: 'name:asc' },
}

/**
 * Asks the content service for a page as a starter does: its story with relations, the settings with the menus, and a list
 * for each block that lists.
 * @param path address as our site has it, such as /productos/nor-1r
 */
export async function readPage(ask: Ask, path: string): Promise<PeerPage> {
  const version = 'published'
  const slug = path === '/' ? 'global/home' : `global${path}`
  const [page, settings] = await Promise.all([
    ask(`cdn/stories/${slug}`, { version, resolve_links: 'url', resolve_relations: relations }),
    ask('cdn/stories/_config/site-settings', { version, resolve_links: 'url' }),
  ])
  const { content, name } = page.data.story
  const names = Object.keys(listings).filter((one) => one === content['template'] || componentsOf(content).has(one))
  const lists = await Promise.all(
    names.map(async (one) => {
      const { data } = await ask('cdn/stories', { version, starts_with: 'global/', ...listings[one] })
      return [one, data.stories.map((story: Story) => cardOf(story))] as const
    }),
  )
  const { menu, footerColumns } = settings.data.story.content
  return {
    title: name,
    bloks: blocksOf(content),
    lists: Object.fromEntries(lists),
    menu: linksOf(menu),
    footer: linksOf(footerColumns),
  }
}

/** A page is its body; a product or a piece of news has words of its own. */
function blocksOf(content: Blok): Blok[] {
  if (content.component !== 'page') return [content]
  const body: Blok[] = Array.isArray(content['body']) ? content['body'] : []
  const isListing = content['template'] === 'product-listing'
  return isListing ? [...body, { component: 'product-listing', _uid: 'listing' }] : body
}

function componentsOf({ body }: Blok): Set<string> {
  const blocks: Blok[] = Array.isArray(body) ? body : []
  return new Set(blocks.map(({ component }) => component))
}
