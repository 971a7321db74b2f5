import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { ChoosePaths } from './choose-bar.tsx'

/** Where a website shows what its visitors chose. */
export function choosePaths(siteContext: SiteContext): ChoosePaths {
  const path = (name: 'products-compare' | 'products-list' | 'products-codes') =>
    pathFor(routeNamed(name), {}, siteContext)
  return { compare: path('products-compare'), list: path('products-list'), codes: path('products-codes') }
}
