import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import { localeOf } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'

/**
 * The market of the host and the locale the form was shown in: the one it names, else that of the page it was sent from,
 * else the market's own.
 */
export function contextOfForm(headers: Headers, tag: string): SiteContext {
  const market = siteForHost(headers.get('host') ?? undefined, env.SITE_HOSTS).rules
  const locale = market.locales.find((code: LocaleCode) => locales[code].iso === tag) ?? localeOfPage(headers, market)
  return { market, locale }
}

function localeOfPage(headers: Headers, market: SiteContext['market']): LocaleCode {
  const referer = headers.get('referer') ?? ''
  const path = URL.canParse(referer) ? new URL(referer).pathname : '/'
  return localeOf(path, market).locale ?? market.defaultLocale
}
