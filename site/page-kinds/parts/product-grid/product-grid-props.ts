import { pageSizes } from '#site/content/listings/listing.ts'
import type { ProductListing } from '#site/content/products/list-products.ts'
import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { choosePaths } from '../choices/choose-paths.ts'
import { moreHref } from '../more-href.ts'
import { otherWays } from '../other-ways.tsx'

/** What both lists of products are given: the products, and where the list leads from here. */
export function productGridProps(listing: ProductListing, read: Surroundings) {
  const { items, total, filters, columns, firstPage } = listing
  const { path, query, siteContext } = read
  return {
    listing: { items, total, filters, columns, firstNumber: (firstPage - 1) * pageSizes.products + 1 },
    address: { path, query },
    moreHref: moreHref(listing, read),
    choose: choosePaths(siteContext),
    otherWays: otherWays(
      siteContext,
      filters.map(({ name }) => name),
    ),
    earlierHref: firstPage > 1 ? hrefOfQuery(path, query, firstPage - 1) : undefined,
  }
}
