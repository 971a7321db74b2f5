import type { LocaleCode } from './locales.ts'
import type { Market } from './markets.ts'
import { fillPattern, type PathParams } from './path-pattern.ts'
import type { Route } from './route.ts'

export type SiteContext = { market: Market; locale: LocaleCode }

/**
 * The path of a route in a market and locale, with the prefix of the market, without a trailing slash.
 * @returns undefined where the market does not have the locale, or the locale not the route
 * @throws Error when a parameter is missing
 */
export function pathIn(route: Route, params: PathParams, siteContext: SiteContext): string | undefined {
  const pattern = route.path[siteContext.locale]
  if (!pattern || !siteContext.market.locales.includes(siteContext.locale)) return undefined
  const path = fillPattern(pattern, params)
  return withPrefix(path === '' ? '/' : `/${path}`, siteContext)
}

/** Like `pathIn` for a route that every locale has. */
export function pathFor(route: Route, params: PathParams, siteContext: SiteContext): string {
  const path = pathIn(route, params, siteContext)
  if (path === undefined)
    throw new Error(`${route.name} has no address in ${siteContext.market.id}, ${siteContext.locale}`)
  return path
}

/** Adds the prefix of the locale to a path that has none yet, where the market uses prefixes. */
export function withPrefix(rest: string, siteContext: SiteContext): string {
  const prefix = hasPrefix(siteContext) ? `/${siteContext.locale}` : ''
  return `${prefix}${rest === '/' ? '' : rest}` || '/'
}

export function hasPrefix({ market, locale }: SiteContext): boolean {
  return market.strategy === 'prefix' || locale !== market.defaultLocale
}
