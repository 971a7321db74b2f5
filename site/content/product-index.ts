import 'server-only'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { facetValuesOf } from '#site/facets/product-facets.ts'
import type { IndexedProduct } from '#site/facets/product-orders.ts'
import { sharedLists } from '#site/facets/shared-lists.ts'
import { waitingFor } from '#site/page-store/render-record.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { within } from '#site/within.ts'
import { keptAnswers } from './answers.ts'
import {
  type KeptProducts,
  type ProductIndex,
  type ProductSlot,
  type ProductState,
  productIndexOf,
  productSlots,
} from './kept-products.ts'
import { listStories, listStoriesOnce } from './list-stories.ts'
import { keepProductStories } from './product-stories.ts'
import type { WireStory } from './wire-story.ts'

/** Longest a page waits for the first reading; with 11,000 products that takes about 25 s at five calls a second. */
const longestWaitMs = 4000

/** Fields that say nothing about where a product is found; its pictures are read for its card. */
const unread = ['description', 'crossRefs', 'variants', 'highlights', 'seo', 'related', 'faq', 'videos']

/** Products whose cards are kept when all are read: about four megabytes. Of more, the pages ask for those they show. */
const mostCards = 1000

/**
 * The products of a language as they are published now; undefined while they are still being read for the first time.
 * @throws CatalogueError content-unavailable
 */
export async function getProductIndex(locale: LocaleCode): Promise<ProductIndex | undefined> {
  const now = await readState(locale)
  const slot = productSlots().get(locale) ?? {}
  productSlots().set(locale, slot)
  if (slot.kept && isCurrent(slot.kept, now)) return productIndexOf(slot.kept, locale)
  slot.underway ??= refresh(locale, slot, now).finally(() => {
    delete slot.underway
  })
  const kept = await waitingFor(within(longestWaitMs, slot.underway, () => undefined))
  return kept && productIndexOf(kept, locale)
}

/** The latest publishing and the number of products: one slim answer, kept until something is published. */
async function readState(locale: LocaleCode): Promise<ProductState> {
  const { stories, total } = await listStories({
    contentType: 'product',
    locale,
    perPage: 1,
    sortBy: 'published_at:desc',
    without: [...unread, 'images', 'compatibility', 'spec'],
  })
  return { latest: stories[0]?.published_at ?? '', total }
}

function isCurrent({ state }: KeptProducts, now: ProductState): boolean {
  return state.total === now.total && state.latest === now.latest
}

async function refresh(locale: LocaleCode, slot: ProductSlot, now: ProductState): Promise<KeptProducts> {
  const news = slot.kept && (await readAll(locale, slot.kept.state.latest))
  const known = new Map([...(slot.kept?.known ?? []), ...(news ?? [])])
  // A change that nobody told us of, such as a lost message about a product taken back: everything is read anew.
  const all = news && known.size === now.total ? known : await readAll(locale)
  slot.kept = { known: all, state: now }
  return slot.kept
}

const perPage = 100

async function readAll(locale: LocaleCode, since?: string): Promise<Map<number, IndexedProduct | undefined>> {
  const known = new Map<number, IndexedProduct | undefined>()
  const share = sharedLists()
  for (let page = 1, total = 1; (page - 1) * perPage < total; page += 1) {
    const startedAt = keptAnswers().now()
    const answer = await listStoriesOnce({
      contentType: 'product',
      locale,
      page,
      perPage,
      sortBy: 'created_at:asc',
      without: unread,
      ...(since ? { publishedSince: since } : {}),
    })
    total = answer.total
    if (total <= mostCards) keepProductStories(answer.stories, { locale, startedAt })
    for (const wire of answer.stories) known.set(wire.id, share(indexed(wire)))
  }
  return known
}

function indexed({ id, uuid, content, first_published_at: first }: WireStory): IndexedProduct | undefined {
  const parsed = product.content.safeParse(content)
  if (!parsed.success) return undefined
  const { code, name, status, categories } = parsed.data
  const facets = facetValuesOf(parsed.data)
  const since = typeof first === 'string' ? first : ''
  return { id, uuid, code, name, isNew: status === 'new', since, categories, facets }
}
