import type { LocaleCode } from './locales.ts'
import type { Market } from './markets.ts'
import { fillPattern, type PathParams } from './path-pattern.ts'
import type { Route } from './route.ts'

export type Place = { market: Market; locale: LocaleCode }

/**
 * The path of a route in a market and locale, with the prefix the market asks for, without a trailing slash.
 * @returns undefined where the market does not have the locale, or the locale not the route
 * @throws Error when a parameter is missing
 */
export function pathIn(route: Route, params: PathParams, place: Place): string | undefined {
  const pattern = route.path[place.locale]
  if (!pattern || !place.market.locales.includes(place.locale)) return undefined
  const path = fillPattern(pattern, params)
  return withPrefix(path === '' ? '/' : `/${path}`, place)
}

/** Like `pathIn` for a route that every locale has. */
export function pathFor(route: Route, params: PathParams, place: Place): string {
  const path = pathIn(route, params, place)
  if (path === undefined) throw new Error(`${route.name} has no address in ${place.market.id}, ${place.locale}`)
  return path
}

/** Puts the locale before a path that has none yet, where the market asks for it. */
export function withPrefix(rest: string, place: Place): string {
  const prefix = hasPrefix(place) ? `/${place.locale}` : ''
  return `${prefix}${rest === '/' ? '' : rest}` || '/'
}

export function hasPrefix({ market, locale }: Place): boolean {
  return market.strategy === 'prefix' || locale !== market.defaultLocale
}
