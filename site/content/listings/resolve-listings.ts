import 'server-only'
import type { Unsupported } from 'component-schemas/field.ts'
import type { Resolved, ResolvedBlockData } from 'component-schemas/fillings.ts'
import type { PageBlock } from 'component-schemas/registry.ts'
import type { Place } from '#site/routing/path-for.ts'
import { notOnCards, productCards } from '../products/product-card.ts'
import { getShownForm } from '../stories/get-shown-form.ts'
import { categoriesNamed, listCategories, listChosenCategories } from './list-categories.ts'
import { listDownloads } from './list-downloads.ts'
import { listNews } from './list-news.ts'
import { listPages } from './list-pages.ts'
import { listStories, listStoriesByUuid } from './list-stories.ts'

type Body = readonly (PageBlock | Unsupported)[]
export type ResolvedBody = readonly (Resolved<PageBlock> | Unsupported)[]

type Fillers = {
  [Name in keyof ResolvedBlockData]: (
    block: Extract<PageBlock, { component: Name }>,
    place: Place,
  ) => Promise<ResolvedBlockData[Name]>
}

/** One row a block that shows other stories; every other block is finished as it is. */
const fillers: Fillers = {
  async product_hero({ product }, place) {
    const stories = await listStoriesByUuid([product], place.locale)
    const [first] = stories
    const [card] = productCards(stories, place)
    const [category] = await categoriesNamed(uuidsIn(first?.content['categories']).slice(0, 1), place)
    return { product: card, categoryName: category?.name }
  },
  async categories_sorting_auto({ parent, area, order, limit }, place) {
    return { categories: await listCategories({ parent, area, order, limit }, place) }
  },
  async categories_sorting_manual({ items }, place) {
    return { categories: await listChosenCategories(items, place) }
  },
  async products_carousel({ items, category, limit }, place) {
    if (items && items.length > 0) {
      return { products: productCards(await listStoriesByUuid(items, place.locale), place).slice(0, limit ?? 24) }
    }
    const { stories } = await listStories({
      contentType: 'product',
      locale: place.locale,
      perPage: Math.min(24, limit ?? 12),
      sortBy: 'first_published_at:desc',
      without: notOnCards,
      ...(category ? { filter: { categories: { any_in_array: category } } } : {}),
    })
    return { products: productCards(stories, place) }
  },
  async news_grid({ items, channel, limit }, place) {
    return { news: await listNews({ items, channel, limit }, place) }
  },
  async news_carousel({ items, channel, limit }, place) {
    return { news: await listNews({ items, channel, limit }, place) }
  },
  async pages_sorting({ items, folder, order, limit }, place) {
    return { pages: await listPages({ items, folder, order, limit }, place) }
  },
  async downloadable_list({ folders, kinds }, place) {
    return { folders: await listDownloads({ folders, kinds }, place) }
  },
  async custom_form({ form }, place) {
    return { form: await getShownForm(form, place) }
  },
}

/** Puts beside each listing block what it shows: blocks never fetch (ARCHITECTURE.md). */
export function resolveListings(body: Body, place: Place): Promise<ResolvedBody> {
  return Promise.all(body.map((block) => fill(block, place)))
}

async function fill(block: PageBlock | Unsupported, place: Place): Promise<Resolved<PageBlock> | Unsupported> {
  if (!hasResolvedData(block)) return block as Resolved<PageBlock> | Unsupported
  const filler = fillers[block.component] as (block: PageBlock, place: Place) => Promise<unknown>
  return { ...block, resolved: await filler(block, place) } as Resolved<PageBlock>
}

function hasResolvedData(
  block: PageBlock | Unsupported,
): block is Extract<PageBlock, { component: keyof ResolvedBlockData }> {
  return Object.hasOwn(fillers, block.component)
}

function uuidsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
