import { featureRoutes } from '#site/features.ts'
import { extranetRoutes } from './extranet-routes.ts'
import { type LocaleCode, localeCodes, sourceLocale } from './locales.ts'
import { parsePattern } from './path-pattern.ts'
import { publicRoutes } from './public-routes.ts'
import type { Route, RouteRow, Segment } from './route.ts'
import { type RouteSegment, routeSegments } from './segments/route-segments.ts'
import { sharedFolder } from './stories/story-folders.ts'
import { templates } from './templates.ts'

/** Segments that all markets share: no country has products, categories or resources of its own. */
const sharedWords: readonly Segment[] = ['products', 'category', 'resources']

/** A row of the table with everything that follows from it: paths of nine languages, story address, guards, layout. */
function toRoute(row: RouteRow): Route {
  const { name, segments, parent, validate, template = 'generic' } = row
  const { access } = templates[template]
  const isExtranet = access === 'extranet'
  const has = (locale: LocaleCode) => row.locales === undefined || row.locales.includes(locale)
  const paths = localeCodes.map((locale) => [
    locale,
    has(locale) ? parsePattern(`/${wordsIn(locale, segments)}`) : undefined,
  ])
  return {
    name,
    access,
    layout: row.layout ?? (isExtranet ? 'extranet' : 'with-prefooter'),
    template,
    guards: isExtranet ? ['auth', ...(row.guards ?? [])] : (row.guards ?? []),
    validate,
    parent,
    isShared: segments.some((segment) => sharedWords.includes(segment)),
    story: parsePattern(row.story ?? `${sharedFolder}/${wordsIn(sourceLocale, segments)}`),
    path: Object.fromEntries(paths) as Route['path'],
  }
}

function wordsIn(locale: LocaleCode, segments: readonly Segment[]): string {
  return segments.map((segment) => segmentIn(locale, segment)).join('/')
}

function segmentIn(locale: LocaleCode, segment: Segment): string {
  if (segment.startsWith(':')) return segment
  const [word = '', param] = segment.split('{')
  return `${routeSegments[word as RouteSegment][locale]}${param === undefined ? '' : `{${param}`}`
}

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
