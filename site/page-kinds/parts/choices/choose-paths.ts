import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { ChoosePaths } from './choose-bar.tsx'

/** Where a website shows what its visitors chose. */
export function choosePaths(siteContext: SiteContext): ChoosePaths {
  return { compare: pathFor(routeNamed('products-compare'), {}, siteContext) }
}
