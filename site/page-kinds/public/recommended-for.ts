import 'server-only'
import type { ProductCard } from 'component-schemas/fillings.ts'
import { listProductsNamed } from '#site/content/products/list-products-named.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { recommendLike } from '#site/search/recommend-like.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'

/** Cards in the row, and how many more are asked for, because the page may show some of them already. */
const mostShown = 8
const mostAsked = 24

/** A page that lacks its recommendations because nobody answered is drawn again so soon. */
const againAfterMs = 60_000

/**
 * What is like the product of a page and is not named on it yet; nothing on other pages. Only the story is waited for, not
 * what else the page asks of it. A service that does not answer costs the page nothing but this row.
 */
export async function recommendedFor({ match, siteContext }: RequestedPage): Promise<readonly ProductCard[]> {
  if (match.route.template !== 'product-detail') return []
  const story = await getStory(match, siteContext.market)
  if (!story) return []
  const named = JSON.stringify(story.content)
  const like = await recommendLike({ uuid: story.uuid, siteContext, most: mostAsked })
  const uuids = like?.filter((one) => !named.includes(one)).slice(0, mostShown)
  const cards = uuids && (await listProductsNamed(uuids, siteContext).catch(() => undefined))
  if (!cards) expireAt(new Date(Date.now() + againAfterMs))
  return cards ?? []
}
