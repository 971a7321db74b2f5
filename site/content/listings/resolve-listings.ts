import 'server-only'
import type { Resolved, ResolvedBlockData } from 'component-schemas/cards/resolved-data.ts'
import type { Unsupported } from 'component-schemas/schema/field.ts'
import type { PageBlock } from 'component-schemas/schema/registry.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { listDownloads } from '../downloads/list-downloads.ts'
import { notOnCards, productCards } from '../products/product-card.ts'
import { getShownForm } from '../stories/get-shown-form.ts'
import { categoriesNamed, listCategories, listChosenCategories } from './list-categories.ts'
import { listNews } from './list-news.ts'
import { listPages } from './list-pages.ts'
import { listStories, listStoriesByUuid } from './list-stories.ts'

type Body = readonly (PageBlock | Unsupported)[]
export type ResolvedBody = readonly (Resolved<PageBlock> | Unsupported)[]

type Fillers = {
  [Name in keyof ResolvedBlockData]: (
    block: Extract<PageBlock, { component: Name }>,
    siteContext: SiteContext,
  ) => Promise<ResolvedBlockData[Name]>
}

/** One row a block that shows other stories; every other block is finished as it is. */
const fillers: Fillers = {
  async product_hero({ product }, siteContext) {
    const stories = await listStoriesByUuid([product], siteContext.locale)
    const [first] = stories
    const [card] = productCards(stories, siteContext)
    const [category] = await categoriesNamed(uuidsIn(first?.content['categories']).slice(0, 1), siteContext)
    return { product: card, categoryName: category?.name }
  },
  async categories_sorting_auto({ parent, area, order, limit }, siteContext) {
    return { categories: await listCategories({ parent, area, order, limit }, siteContext) }
  },
  async categories_sorting_manual({ items }, siteContext) {
    return { categories: await listChosenCategories(items, siteContext) }
  },
  async products_carousel({ items, category, limit }, siteContext) {
    if (items && items.length > 0) {
      return {
        products: productCards(await listStoriesByUuid(items, siteContext.locale), siteContext).slice(0, limit ?? 24),
      }
    }
    const { stories } = await listStories({
      contentType: 'product',
      locale: siteContext.locale,
      perPage: Math.min(24, limit ?? 12),
      sortBy: 'first_published_at:desc',
      without: notOnCards,
      ...(category ? { filter: { categories: { any_in_array: category } } } : {}),
    })
    return { products: productCards(stories, siteContext) }
  },
  async news_grid({ items, channel, limit }, siteContext) {
    return { news: await listNews({ items, channel, limit }, siteContext) }
  },
  async news_carousel({ items, channel, limit }, siteContext) {
    return { news: await listNews({ items, channel, limit }, siteContext) }
  },
  async pages_sorting({ items, folder, order, limit }, siteContext) {
    return { pages: await listPages({ items, folder, order, limit }, siteContext) }
  },
  async downloadable_list({ folders, kinds }, siteContext) {
    return { folders: await listDownloads({ folders, kinds }, siteContext) }
  },
  async custom_form({ form }, siteContext) {
    return { form: await getShownForm(form, siteContext) }
  },
}

/** Puts beside each listing block what it shows: blocks never fetch (ARCHITECTURE.md). */
export function resolveListings(body: Body, siteContext: SiteContext): Promise<ResolvedBody> {
  return Promise.all(body.map((block) => fill(block, siteContext)))
}

async function fill(
  block: PageBlock | Unsupported,
  siteContext: SiteContext,
): Promise<Resolved<PageBlock> | Unsupported> {
  if (!hasResolvedData(block)) return block as Resolved<PageBlock> | Unsupported
  const filler = fillers[block.component] as (block: PageBlock, siteContext: SiteContext) => Promise<unknown>
  return { ...block, resolved: await filler(block, siteContext) } as Resolved<PageBlock>
}

function hasResolvedData(
  block: PageBlock | Unsupported,
): block is Extract<PageBlock, { component: keyof ResolvedBlockData }> {
  return Object.hasOwn(fillers, block.component)
}

function uuidsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
