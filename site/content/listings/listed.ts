import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { ListedItem } from 'component-schemas/cards/listed-item.ts'
import type { Listing } from './listing.ts'

/** What a route lists, and by what its readers may narrow it. */
export type Listed = {
  listing: Listing<ListedItem>
  filters: readonly ListFilter[]
}
