import 'server-only'
import type { ProductCard } from 'component-schemas/fillings.ts'
import type { PageContent } from '#site/content/get-page.ts'
import { listProductsNamed } from '#site/content/list-products-named.ts'
import { expireAt } from '#site/page-store/render-record.ts'
import type { Place } from '#site/routing/path-for.ts'
import { recommendLike } from '#site/search/recommend-like.ts'

/** Cards in the row, and how many more are asked for, because the page may show some of them already. */
const mostShown = 8
const mostAsked = 24

/** A page that lacks its recommendations because nobody answered is drawn again so soon. */
const againAfterMs = 60_000

/**
 * What is like the product of a page and does not stand on it yet; nothing on other pages. A service that does not answer
 * costs the page nothing but this row.
 */
export async function recommendedFor(page: PageContent | undefined, place: Place): Promise<readonly ProductCard[]> {
  if (page?.template !== 'product-detail') return []
  const { uuid } = page.story
  const shown = new Set([uuid, ...Object.values(page.others).flatMap((cards) => cards.map((card) => card.uuid))])
  const like = await recommendLike({ uuid, place, most: mostAsked })
  const uuids = like?.filter((one) => !shown.has(one)).slice(0, mostShown)
  const cards = uuids && (await listProductsNamed(uuids, place).catch(() => undefined))
  if (!cards) expireAt(new Date(Date.now() + againAfterMs))
  return cards ?? []
}
