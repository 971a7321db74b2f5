import 'server-only'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listProductsNamed } from '#site/content/products/list-products-named.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { recommendLike } from '#site/search/recommend-like.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'

/** Cards in the row, and how many more are requested, because the page may show some of them already. */
const mostShown = 8
const mostAsked = 24

/** A page that lacks its recommendations because no response came expires so soon. */
const againAfterMs = 60_000

/**
 * Products that are like this one and are not named on its page yet. A service that does not respond costs the page nothing but
 * this row. In a draft the cards are those of the preview; which products are like it is what the index knows: it compares published ones.
 */
export async function recommendedFor(
  { uuid, content }: WireStory,
  siteContext: SiteContext,
): Promise<readonly ProductCard[]> {
  const named = JSON.stringify(content)
  const like = await recommendLike({ uuid, siteContext, most: mostAsked })
  const uuids = like?.filter((one) => !named.includes(one)).slice(0, mostShown)
  const cards = uuids && (await listProductsNamed(uuids, siteContext).catch(() => undefined))
  if (!cards) expireAt(new Date(Date.now() + againAfterMs))
  return cards ?? []
}
