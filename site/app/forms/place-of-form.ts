import { env } from '#site/env.ts'
import { type LocaleCode, locales } from '#site/routing/locales.ts'
import type { Place } from '#site/routing/path-for.ts'
import { siteForHost } from '#site/routing/site-for-host.ts'

/** The market of the host and the locale the form was shown in; the market's own when it is not one of its locales. */
export function placeOfForm(headers: Headers, tag: string): Place {
  const market = siteForHost(headers.get('host') ?? undefined, env.SITE_HOSTS).rules
  const locale = market.locales.find((code: LocaleCode) => locales[code].iso === tag) ?? market.defaultLocale
  return { market, locale }
}
