import { pathFor, type SiteContext } from './path-for.ts'
import { findRouteNamed } from './route-table.ts'

/** The path of a feature's page; undefined where the site is without the feature. */
export function featurePath(route: string, siteContext: SiteContext): string | undefined {
  const found = findRouteNamed(route)
  return found && pathFor(found, {}, siteContext)
}
