import 'server-only'
import { page } from 'component-schemas/content-types/page/schema.ts'
import { listingOf, pageSizes } from '#site/content/listings/listing.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import { findShops } from '../find-shops.ts'
import { listShops } from '../list-shops.ts'
import { renderShopMap } from '../map/render-shop-map.ts'
import { meantPlace } from '../meant-place.ts'

/** The shops of the product line in the address; undefined when there is no such page of them. */
export async function load(requestedPage: RequestedStory) {
  const { wire, siteContext, match, pageNumber } = requestedPage
  const story = typedStory(wire, siteContext, page)
  const { shops: all, messages } = await listShops(match.params['product'] ?? '', siteContext)
  const [typed] = requestedPage.query['near'] ?? []
  const meant = await meantPlace(typed, all)
  const { shops, filters, near, query } = findShops(all, { query: requestedPage.query, near: meant }, messages)
  const listing = listingOf(shops, pageNumber, pageSizes.others)
  if (!listing) return undefined
  const [body, map] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    renderShopMap({ shops, listed: listing.items, visitor: near?.spot }),
  ])
  const names = [...new Set(all.map(({ card }) => card.city))]
  const towns = names.toSorted(new Intl.Collator(messages.locale).compare)
  return { story, body, listing, filters, near, map, towns, query }
}
