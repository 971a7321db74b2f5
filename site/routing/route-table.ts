import { featureRoutes } from '#site/features.ts'
import { extranetRoutes } from './extranet-routes.ts'
import { publicRoutes } from './public-routes.ts'
import type { Route } from './route.ts'
import { toRoute } from './to-route.ts'

const rows = [...publicRoutes, ...extranetRoutes, ...featureRoutes] as const

export type RouteName = (typeof rows)[number]['name']

/**
 * Every address of the site, one row per route (`public-routes.ts`, `extranet-routes.ts`, `site/features`). Matching, links, the
 * language switch, guards, template and layout follow from the row. Of two routes that fit a path, the one whose parts
 * are narrower from left to right wins, whatever the order here.
 */
export const routeTable: readonly Route[] = rows.map(toRoute)

const byName: ReadonlyMap<string, Route> = new Map(routeTable.map((route) => [route.name, route]))

export function routeNamed(name: RouteName): Route {
  const route = byName.get(name)
  if (!route) throw new Error(`No route is called ${name}`)
  return route
}

/** A route that a feature may add; undefined where the site is without it. */
export function findRouteNamed(name: string): Route | undefined {
  return byName.get(name)
}

/** The page one level up; undefined for home and for the extranet's root. */
export function parentOf({ parent }: Route): Route | undefined {
  return parent === undefined ? undefined : byName.get(parent)
}

/** Product specification, section 4: a route with this prefix in its name loads its data before it shows. */
const customLandingPrefix = 'custom-landing'

export function isCustomLanding({ name }: Route): boolean {
  return name.startsWith(customLandingPrefix)
}
