import { pageSizes } from '#site/content/listings/listing.ts'
import type { ProductListing } from '#site/content/products/list-products.ts'
import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { choosePaths } from '../choices/choose-paths.ts'
import { moreHref } from '../more-href.ts'

/** What both lists of products are given: the products, and where the list leads from here. */
export function productGridProps(listing: ProductListing, read: Surroundings) {
  const { items, total, filters, columns, firstPage } = listing
  const { path, query, siteContext } = read
  return {
    listing: { items, total, filters, columns, firstNumber: (firstPage - 1) * pageSizes.products + 1 },
    address: { path, query },
    moreHref: moreHref(listing, read),
    choose: choosePaths(siteContext),
    finderHref: filters.some(({ name }) => name === 'key-type')
      ? pathFor(routeNamed('key-finder'), {}, siteContext)
      : undefined,
    earlierHref: firstPage > 1 ? hrefOfQuery(path, query, firstPage - 1) : undefined,
  }
}
