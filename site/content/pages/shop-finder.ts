import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import type { ListFilter } from 'component-schemas/list-filter.ts'
import type { ShopCard } from 'component-schemas/place-cards.ts'
import type { PageQuery } from '#site/routing/page-query.ts'
import { type FilledBody, fillListings } from '../fill-listings.ts'
import { type Listing, listingOf, pageSizes } from '../listing.ts'
import { findShops, type NearAnswer } from '../shops/find-shops.ts'
import { listShops } from '../shops/list-shops.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type ShopFinderContent = {
  template: 'shop-finder'
  story: Story<Page>
  body: FilledBody
  listing: Listing<ShopCard>
  filters: readonly ListFilter[]
  near: NearAnswer | undefined
  /** Names of towns with a shop, for the field where readers type theirs. */
  towns: readonly string[]
  query: PageQuery
}

/** The shops of the product line in the address; undefined when there is no such page of them. */
export async function getShopFinder(wire: WireStory, question: PageQuestion): Promise<ShopFinderContent | undefined> {
  const { place, match, pageNumber } = question
  const story = typedStory(wire, place, page)
  const { shops: all, words } = await listShops(match.params['product'] ?? '', place)
  const { shops, filters, near, query } = findShops(all, question.query, words)
  const listing = listingOf(shops, pageNumber, pageSizes.others)
  if (!listing) return undefined
  const body = await fillListings(story.content.body ?? [], place)
  const names = [...new Set(all.map(({ card }) => card.city))]
  const towns = names.toSorted(new Intl.Collator(words.locale).compare)
  return { template: 'shop-finder', story, body, listing, filters, near, towns, query }
}
