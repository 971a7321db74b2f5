import { Fragment, type ReactNode } from 'react'
import { waysToProducts } from '#site/features.pages.tsx'
import type { SiteContext } from '#site/routing/path-for.ts'

/**
 * The ways to products that features add beside a search or a list.
 * @param facets names of the list's facets: a way that finds by another one is left out; beside the search there are all
 */
export function otherWays(siteContext: SiteContext, facets?: readonly string[]): ReactNode {
  const ways = waysToProducts.filter(({ facet }) => facets?.includes(facet) ?? true)
  return ways.map(({ facet, render }) => <Fragment key={facet}>{render(siteContext)}</Fragment>)
}
