import 'server-only'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'

/** The market of the host, and the language a page asks for; undefined when the market does not have it. */
export function contextOfSearch(request: Request): SiteContext | undefined {
  const market = siteForHost(request.headers.get('host') ?? undefined, env.SITE_HOSTS).rules
  const wanted = new URL(request.url).searchParams.get('locale')
  const locale = market.locales.find((code: LocaleCode) => code === wanted)
  return locale === undefined ? undefined : { market, locale }
}
