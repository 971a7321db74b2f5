import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import type { SiteHost } from '#site/routing/hosts/site-hosts.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { type MarketId, marketIds, markets } from '#site/routing/markets.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { type PageVersions, versionIn } from './page-versions.ts'

/** A page on the website of a market; `locale` is the language there. */
export type CountryPage = { market: MarketId; locale: LocaleCode; url: string; isCurrent: boolean }

/**
 * The page on every public website of a market, in the reader's language where the market has it, else in the market's own; the home page
 * where the market does not show the page.
 */
export function countryPages(
  versions: PageVersions,
  siteContext: SiteContext,
  hosts: readonly SiteHost[],
): CountryPage[] {
  return marketIds.flatMap((id): CountryPage[] => {
    const market = markets[id]
    const website = id === 'base' ? undefined : websiteOf(market, hosts)
    if (website === undefined) return []
    const known: readonly LocaleCode[] = market.locales
    const locale = known.includes(siteContext.locale) ? siteContext.locale : market.defaultLocale
    const story = versionIn(versions, market)
    const there = { market, locale }
    const path = (story && pathForStory(story, there)) ?? pathFor(routeNamed('home'), {}, there)
    const isCurrent = id === siteContext.market.id
    return [{ market: id, locale, url: `${website}${encodeURI(path === '/' ? '' : path)}`, isCurrent }]
  })
}
