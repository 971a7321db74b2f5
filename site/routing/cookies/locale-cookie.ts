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

/**
 * What the script of a document needs to remember a visit as `localeCookieFor` does: the locale, and the market's default. Undefined
 * where there is nothing to remember.
 */
export function localeForScript(locale: LocaleCode, market: Market): string | undefined {
  return market.locales.length < 2 ? undefined : `${locale} ${market.defaultLocale}`
}

/** The script for `localeForScript` in the document's `data-locale`: the cookie is that of `localeCookieFor`. */
export const rememberByScript =
  'const[n,d]=(document.documentElement.dataset.locale??"").split(" ");' +
  `const k=/(?:^|; )${localeCookieName}=([^;]*)/.exec(document.cookie)?.[1]??d;` +
  `if(d&&n!==k)document.cookie="${localeCookieName}="+n+"; Max-Age=${seconds}; Path=/; SameSite=Lax"`

/** The locale cookie's value in a `Cookie` header. */
export function readLocaleCookie(header: string | undefined): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[localeCookieName]
}
