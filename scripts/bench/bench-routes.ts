import { type Market, markets } from 'site/routing/markets.ts'
import { matchPath } from 'site/routing/match-path.ts'
import { pathIn } from 'site/routing/path-for.ts'
import { paramPlaces } from 'site/routing/path-pattern.ts'
import { routeTable } from 'site/routing/route-table.ts'
import type { Row } from './print-table.ts'

const rounds = 60

type RequestParts = { path: string; market: Market }

/** Paths a second that the route table matches: every route of every market and locale, and as many unknown paths. */
export function benchRoutes(): Row[] {
  const known = allPaths()
  const unknown = known.map(({ path, market }) => ({ market, path: `${path}/no/such/part` }))
  return [
    { paths: 'of a route', 'in the table': known.length, 'matches/s': matchesPerSecond(known) },
    { paths: 'of no route', 'in the table': unknown.length, 'matches/s': matchesPerSecond(unknown) },
  ]
}

function allPaths(): RequestParts[] {
  return Object.values(markets).flatMap((market: Market) =>
    market.locales.flatMap((locale) =>
      routeTable.flatMap((route) => {
        const params = Object.fromEntries(paramPlaces(route.story).map(({ param }) => [param, valueOf(param)]))
        const path = pathIn(route, params, { market, locale })
        return path === undefined ? [] : [{ path, market }]
      }),
    ),
  )
}

function valueOf(param: string): string {
  return param === 'customSlug' ? 'thank-you' : 'llave-plana'
}

function matchesPerSecond(requested: readonly RequestParts[]): number {
  // The first round warms up and does not count.
  for (const { path, market } of requested) matchPath(path, market)
  const startedAt = performance.now()
  for (let round = 0; round < rounds; round += 1) for (const { path, market } of requested) matchPath(path, market)
  return (requested.length * rounds) / ((performance.now() - startedAt) / 1000)
}
