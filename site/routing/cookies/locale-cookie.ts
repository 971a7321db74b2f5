import { parseCookie, stringifySetCookie } from 'cookie'
import { isLocaleCode, type LocaleCode } from '../locales.ts'
import type { Market } from '../markets.ts'
import { localeOf } from '../match-path.ts'

/** Product specification, section 9. */
export const localeCookieName = 'i18n_redirected'
const seconds = 365 * 24 * 60 * 60

/** The locale of the cookie where the market has it, else the market's default. */
export function rememberedLocale(cookie: string | undefined, market: Market): LocaleCode {
  return cookie !== undefined && isLocaleCode(cookie) && market.locales.includes(cookie) ? cookie : market.defaultLocale
}

/**
 * The `Set-Cookie` that a visit to a page needs: only when the page's locale is not the one remembered. A market with
 * one locale has nothing to remember.
 * @param path of the request, without its query
 * @param cookie value of the locale cookie, if any
 */
export function localeCookieFor(path: string, cookie: string | undefined, market: Market): string | undefined {
  const { locale } = localeOf(path, market)
  if (locale === undefined || market.locales.length < 2 || locale === rememberedLocale(cookie, market)) return undefined
  return stringifySetCookie({ name: localeCookieName, value: locale, maxAge: seconds, path: '/', sameSite: 'lax' })
}

/** The locale cookie's value in a `Cookie` header. */
export function readLocaleCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[localeCookieName]
}
