import { readLocaleCookie, rememberedLocale } from '#site/routing/cookies/locale-cookie.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { localeOf } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'

/**
 * The market of the host and the locale of the person: the one that the request names, else that of the page it was sent from, else the one
 * that the person chose last, else the market's own.
 * @param named code or BCP 47 tag
 */
export function contextOfRequest(headers: Headers, named: string): SiteContext {
  const market = siteOfHeaders(headers).rules
  const locale = market.locales.find((code: LocaleCode) => code === named || locales[code].iso === named)
  return { market, locale: locale ?? localeOfPage(headers, market) }
}

function localeOfPage(headers: Headers, market: Market): LocaleCode {
  const [path = ''] = pageBefore(headers)?.split('?', 1) ?? []
  const remembered = rememberedLocale(readLocaleCookie(headers.get('cookie') ?? undefined), market)
  return (path === '' ? undefined : localeOf(path, market).locale) ?? remembered
}

/** Path and query of the page of this website that a request was sent from; an interface is none. */
export function pageBefore(headers: Headers): string | undefined {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return undefined
  const { host, pathname, search } = new URL(referer)
  return host === headers.get('host') && !pathname.startsWith('/api/') ? `${pathname}${search}` : undefined
}
