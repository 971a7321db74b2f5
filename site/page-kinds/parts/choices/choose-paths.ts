import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { featureRouteNamed } from '#site/routing/route-table.ts'
import type { ChoosePaths } from './choose-bar.tsx'

/** Where a website shows what its visitors chose; undefined where it is without the features. */
export function choosePaths(siteContext: SiteContext): ChoosePaths | undefined {
  const path = (name: string) => {
    const route = featureRouteNamed(name)
    return route && pathFor(route, {}, siteContext)
  }
  const paths = { compare: path('products-compare'), list: path('products-list'), codes: path('products-codes') }
  return (paths.compare ?? paths.list) ? paths : undefined
}
