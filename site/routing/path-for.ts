import type { LocaleCode } from './locales.ts'
import type { Market } from './markets.ts'
import type { PathParams } from './path-pattern.ts'
import { fillPattern } from './path-pattern.ts'
import type { Route } from './route-table.ts'

export type Place = { market: Market; locale: LocaleCode }

/** The path of a route in a market and locale, with the prefix the market asks for, without a trailing slash. */
export function pathFor(route: Route, params: PathParams, place: Place): string {
  const path = fillPattern(route.path[place.locale], params)
  const prefix = hasPrefix(place) ? `/${place.locale}` : ''
  return `${prefix}${path === '/' ? '' : path}` || '/'
}

export function hasPrefix({ market, locale }: Place): boolean {
  return market.strategy === 'prefix' || locale !== market.defaultLocale
}
