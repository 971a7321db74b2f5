import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'

/** What the search in the header of a page needs to know. */
export function headerSearch(siteContext: SiteContext) {
  return {
    href: pathFor(routeNamed('search'), {}, siteContext),
    market: siteContext.market.id,
    locale: siteContext.locale,
  }
}
