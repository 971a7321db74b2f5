import { notFound } from 'next/navigation'
import { isLocaleCode } from '#site/routing/locales.ts'
import { marketFor } from '#site/routing/markets.ts'
import type { SiteContext } from '#site/routing/path-for.ts'

export type SiteContextParams = { market: string; locale: string }

/** Market and locale of a page from its segments, which the gateway wrote; anything else is no page. */
export function siteContextOf({ market: id, locale }: SiteContextParams): SiteContext {
  const market = marketFor(id)
  if (!market || !isLocaleCode(locale) || !market.locales.includes(locale)) notFound()
  return { market, locale }
}
