import { type Place, pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

/** What the search in the header of a page needs to know. */
export function headerSearch(place: Place) {
  return { href: pathFor(routeNamed('search'), {}, place), market: place.market.id, locale: place.locale }
}
