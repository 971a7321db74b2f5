import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import type { Listing } from './listing.ts'

/** The items of a route, and their filters. */
export type Listed = {
  listing: Listing<ListedItem>
  filters: readonly ListFilter[]
}
