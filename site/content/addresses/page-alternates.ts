import { link } from 'component-schemas/parse-link.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import type { SiteHost } from '#site/routing/hosts/site-hosts.ts'
import { locales } from '#site/routing/locales.ts'
import { type Market, marketIds, markets } from '#site/routing/markets.ts'
import { hasPrefix, type Place } from '#site/routing/path-for.ts'
import { isTranslated, languageOfStory, type Placed, pathForStory } from '#site/routing/stories/story-location.ts'
import { resolveLinks } from '../stories/resolve-links.ts'
import { type PageVersions, versionIn } from './page-versions.ts'

/** A page in one market and locale: `hreflang` as search engines read it, `url` absolute. */
export type WebAlternate = { hreflang: string; url: string }

/** What search engines are told about a page; the head, the `Link` header and the sitemap say the same. */
export type SearchMetadata = {
  canonical: string | undefined
  alternates: readonly WebAlternate[]
  /** The editor keeps the page out of search engines. */
  isHidden: boolean
}

type Described = Placed & { content: Readonly<Record<string, unknown>> }

export type Web = { hosts: readonly SiteHost[]; versions: PageVersions }

/**
 * A page that repeats another one (an editor's canonical, another language for want of a translation) or is hidden has
 * no alternates: they would name it in vain.
 * @param versions the same page in all markets, `story` among them
 */
export function searchMetadata(story: Described, place: Place, { hosts, versions }: Web): SearchMetadata {
  const { isHidden, canonical } = editorsWord(story, place, hosts)
  const isOwn = canonical === undefined && !isHidden && isTranslated(story, place.locale)
  return {
    canonical: canonical ?? canonicalUrl(story, place, hosts),
    alternates: isOwn ? webAlternates(versions, place.market, hosts) : [],
    isHidden,
  }
}

function editorsWord({ content }: Described, place: Place, hosts: readonly SiteHost[]) {
  const [seo] = Array.isArray(content['seo']) ? content['seo'] : []
  const parsed = link.safeParse(resolveLinks((seo as { canonical?: unknown } | undefined)?.canonical, place))
  const href = parsed.success ? parsed.data.href : undefined
  const canonical = href?.startsWith('/') ? `${websiteOf(place.market, hosts) ?? ''}${encodeURI(href)}` : href
  return { isHidden: (seo as { noindex?: unknown } | undefined)?.noindex === true, canonical }
}

/** The markets that show one catalogue. A host of no market stands alone: it repeats what the markets show. */
const family: readonly Market[] = marketIds.filter((id) => id !== 'base').map((id) => markets[id])

/**
 * Every published translation of a page on every public website that belongs together with the reader's, hidden versions
 * left out, the language negotiator (`x-default`) last. The same for each of these pages, so the set is reciprocal by construction.
 */
export function webAlternates(versions: PageVersions, market: Market, hosts: readonly SiteHost[]): WebAlternate[] {
  const together = market.id === 'base' ? [market] : family
  const places = together.flatMap((one) => one.locales.map((locale): Place => ({ market: one, locale })))
  const known = places.flatMap((place) => {
    const story = versionIn(versions, place.market)
    const isListed = story !== undefined && !story.isHidden && isTranslated(story, place.locale)
    const url = isListed ? webAddress(story, place, hosts) : undefined
    return url === undefined ? [] : [{ hreflang: hreflangOf(place), url }]
  })
  const fallback = known.find(({ hreflang }) => hreflang === 'es') ?? known[0]
  return fallback ? [...known, { hreflang: 'x-default', url: fallback.url }] : []
}

/**
 * The address search engines should list for a page: its own, or that of the English or Spanish text where the reader
 * gets it for want of a translation. Undefined when no public website shows the story.
 */
export function canonicalUrl(story: Placed, place: Place, hosts: readonly SiteHost[]): string | undefined {
  const shown = languageOfStory(story, place.locale)
  return webAddress(story, { ...place, locale: shown }, hosts) ?? webAddress(story, place, hosts)
}

function webAddress(story: Placed, place: Place, hosts: readonly SiteHost[]): string | undefined {
  const website = websiteOf(place.market, hosts)
  const path = website === undefined ? undefined : pathForStory(story, place)
  return path === undefined ? undefined : `${website}${encodeURI(path === '/' ? '' : path)}`
}

/** A country's market speaks to its country (`it-IT`), the others to everybody who reads the language (`it`). */
function hreflangOf(place: Place): string {
  const isCountry = place.market.locales.length === 1 && !hasPrefix(place)
  return isCountry ? locales[place.locale].iso : place.locale
}

/** The set as the value of an HTTP `Link` header (RFC 8288). */
export function linkHeader({ canonical, alternates }: SearchMetadata): string | undefined {
  const links = [
    ...(canonical === undefined ? [] : [`<${canonical}>; rel="canonical"`]),
    ...alternates.map(({ hreflang, url }) => `<${url}>; rel="alternate"; hreflang="${hreflang}"`),
  ]
  return links.length > 0 ? links.join(', ') : undefined
}
