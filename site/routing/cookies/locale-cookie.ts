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
 * The locale that a visit to a page has to remember; undefined where the path names none. A market with one locale has nothing to
 * remember.
 * @param path of the request, without its query
 */
export function localeOfVisit(path: string, market: Market): LocaleCode | undefined {
  return market.locales.length < 2 ? undefined : localeOf(path, market).locale
}

/**
 * The `Set-Cookie` that a visit needs: only when the page's locale is not the one remembered.
 * @param locale of the visit
 * @param cookie value of the locale cookie, if any
 */
export function localeCookieFor(
  locale: LocaleCode | undefined,
  cookie: string | undefined,
  market: Market,
): string | undefined {
  if (locale === undefined || locale === rememberedLocale(cookie, market)) return undefined
  return stringifySetCookie({ name: localeCookieName, value: locale, maxAge: seconds, path: '/', sameSite: 'lax' })
}

/** The locale cookie's value in a `Cookie` header. */
export function readLocaleCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[localeCookieName]
}
