import type { LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { localeOf } from '#site/routing/match-path.ts'

/** The locale of the page after the login; the market's own where the path names none. */
export function localeOfReturn(returnTo: string, market: Market): LocaleCode {
  const { pathname } = new URL(returnTo, 'http://site.invalid')
  return localeOf(pathname, market).locale ?? market.defaultLocale
}
