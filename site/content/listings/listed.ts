import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import { type Listing, listingOf, pageSizes } from './listing.ts'

/** The items of a route, and their filters. */
export type Listed = {
  listing: Listing<ListedItem>
  filters: readonly ListFilter[]
}

/** The first pages of items that are known whole; undefined when there is no such page. */
export function listedOf(
  items: readonly ListedItem[],
  pageNumber: number,
  filters: readonly ListFilter[] = [],
): Listed | undefined {
  const listing = listingOf(items, pageNumber, pageSizes.others)
  return listing && { listing, filters }
}
