import 'server-only'
import type { KnownProduct } from '#site/content/facets/product-rows.ts'
import { type ProductIndex, type ProductTable, productTable } from '#site/content/facets/product-table.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { count } from '#site/server/observability/metrics.ts'
import { besidePages, waitingFor } from '#site/server/page-cache/render/render-record.ts'
import { within } from '#site/server/time-limit.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { previewReader } from '../client/draft-reading.ts'
import { whenIdle } from '../client/idle-work.ts'
import { listPublished, listStoriesOnce } from '../listings/list-stories.ts'
import { longFields } from '../stories/long-fields.ts'
import {
  type CachedProducts,
  type ProductSlot,
  type ProductState,
  productSlots,
  replaceTable,
} from './cached-products.ts'
import { cacheProductStories } from './product-stories.ts'
import { toKnownProduct, unreadFields } from './to-known-product.ts'

/**
 * Longest a page waits for the first read, which takes about 20 s with 11,000 products at six calls a second: a page that shows less
 * without it, and a page that cannot be rendered without it. Both are refused after 4.2 s (page cache), render included.
 */
const timeoutMs = { wished: 1500, needed: 3000 } as const

/** Up to this number of products their cards are cached with the index: about four megabytes. Beyond, pages request their own. */
const mostCards = 1000

/**
 * The products of a language as they are published now; as they will be where an editor previews a release or a moment whose plan is
 * known. Undefined while they are still being read for the first time, and while there is no room for them on the disk.
 * @throws CatalogueError content-unavailable
 */
export async function getProductIndex(
  locale: LocaleCode,
  use: keyof typeof timeoutMs = 'wished',
): Promise<ProductIndex | undefined> {
  const table = await getTable(locale, use)
  const reader = table && (await previewReader())
  return reader ? await reader.products(table, locale) : table
}

async function getTable(locale: LocaleCode, use: keyof typeof timeoutMs): Promise<ProductTable | undefined> {
  const now = await readState(locale)
  const slot = productSlots().get(locale) ?? {}
  productSlots().set(locale, slot)
  if (slot.cached && isCurrent(slot.cached, now)) return slot.cached.table
  if (slot.restsUntil !== undefined && performance.now() < slot.restsUntil) return undefined
  const inFlight = slot.inFlight ?? start(locale, slot, now)
  const cached = await waitingFor(within(timeoutFor(use, slot), inFlight, () => undefined))
  return cached?.table
}

function start(locale: LocaleCode, slot: ProductSlot, now: ProductState): Promise<CachedProducts | undefined> {
  const inFlight = besidePages(() => refresh(locale, slot, now))
    .catch((error: unknown) => restWithoutTable(slot, error))
    .finally(() => {
      delete slot.inFlight
    })
  slot.inFlight = inFlight
  slot.inFlightSince = performance.now()
  return inFlight
}

/** A caller that can do without it does not wait after the timeout of another one. */
function timeoutFor(use: keyof typeof timeoutMs, { inFlightSince = 0 }: ProductSlot): number {
  if (use === 'needed') return timeoutMs.needed
  return Math.max(0, timeoutMs.wished - (performance.now() - inFlightSince))
}

/** The time of the last publish and the number of products: one slim response, cached until the next publish. */
async function readState(locale: LocaleCode): Promise<ProductState> {
  const { stories, total } = await listPublished({
    contentType: 'product',
    locale,
    perPage: 1,
    sortBy: 'published_at:desc',
    without: longFields,
  })
  return { latest: stories[0]?.published_at ?? '', total }
}

function isCurrent({ state }: CachedProducts, now: ProductState): boolean {
  return state.total === now.total && state.latest === now.latest
}

/** How long nothing is written to a disk that had no room. */
const restMs = 60_000

/** Lists are shown uncounted meanwhile. */
function restWithoutTable(slot: ProductSlot, error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')) throw error
  count('site_product_table_failures_total')
  slot.restsUntil = performance.now() + restMs
  replaceTable(slot, undefined)
}

async function refresh(locale: LocaleCode, slot: ProductSlot, now: ProductState): Promise<CachedProducts> {
  const { cached } = slot
  if (cached) {
    await readAll(locale, cached.table.put, cached.state.latest)
    if (cached.table.size() === now.total) {
      cached.state = now
      return cached
    }
  }
  // For the first time, or after a change without a message, such as a lost one about an unpublished product.
  const whole = { table: await readTable(locale), state: now }
  replaceTable(slot, whole)
  return whole
}

async function readTable(locale: LocaleCode): Promise<ProductTable> {
  const table = productTable(locales[locale].iso)
  try {
    await readAll(locale, table.add)
    await table.placeAll()
    return table
  } catch (error) {
    table.close()
    throw error
  }
}

const perPage = 100

/** Reads products a hundred at a time, all or those published since. */
async function readAll(
  locale: LocaleCode,
  take: (products: readonly KnownProduct[]) => void,
  since?: string,
): Promise<void> {
  for (let page = 1, total = 1; (page - 1) * perPage < total; page += 1) {
    const startedAt = cachedResponses().now()
    const send = () =>
      listStoriesOnce({
        contentType: 'product',
        locale,
        page,
        perPage,
        sortBy: 'created_at:asc',
        without: unreadFields,
        ...(since ? { publishedSince: since } : {}),
      })
    // A page may wait for a short list, which ends here.
    const response = await (page === 1 ? send() : whenIdle(send))
    total = response.total
    if (total <= mostCards) cacheProductStories(response.stories, { locale, startedAt })
    take(response.stories.map(toKnownProduct))
  }
}
