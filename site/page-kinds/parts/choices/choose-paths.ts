import { featurePath } from '#site/routing/feature-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { ChoosePaths } from './choose-bar.tsx'

/** Where a website shows what its visitors chose; undefined where it is without the features. */
export function choosePaths(siteContext: SiteContext): ChoosePaths | undefined {
  const path = (route: string) => featurePath(route, siteContext)
  const paths = { compare: path('products-compare'), list: path('products-list'), codes: path('products-codes') }
  return (paths.compare ?? paths.list) ? paths : undefined
}
