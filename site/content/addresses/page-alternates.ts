import { isObject } from 'component-schemas/parse/is-object.ts'
import { link } from 'component-schemas/parse/parse-link.ts'
import { websiteOf } from '#site/routing/hosts/site-for-host.ts'
import type { SiteHost } from '#site/routing/hosts/site-hosts.ts'
import { sourceLocale } from '#site/routing/locales.ts'
import { type Market, servedMarkets } from '#site/routing/markets.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import {
  isTranslated,
  languageOfStory,
  pathForStory,
  type StoryLocation,
} from '#site/routing/stories/story-location.ts'
import { resolveLinks } from '../stories/resolve-links.ts'
import { type PageVersions, versionIn } from './page-versions.ts'

/** A page in one market and locale: `hreflang` as search engines read it, `url` absolute. */
export type WebAlternate = { hreflang: string; url: string }

/** The metadata of a page for search engines; the head, the `Link` header and the sitemap contain the same. */
export type SearchMetadata = {
  canonical: string | undefined
  alternates: readonly WebAlternate[]
  /** The editor excludes the page from search engines. */
  isHidden: boolean
}

type Described = StoryLocation & { content: Readonly<Record<string, unknown>> }

export type Web = { hosts: readonly SiteHost[]; versions: PageVersions }

/**
 * A page that repeats another one (an editor's canonical, another language for want of a translation) or is hidden has no alternates:
 * search engines would ignore them.
 * @param versions the same page in all markets, `story` among them
 */
export function searchMetadata(story: Described, siteContext: SiteContext, { hosts, versions }: Web): SearchMetadata {
  const { isHidden, canonical } = editorsWord(story, siteContext, hosts)
  const isOwn = canonical === undefined && !isHidden && isTranslated(story, siteContext.locale)
  return {
    canonical: canonical ?? canonicalUrl(story, siteContext, hosts),
    alternates: isOwn ? webAlternates(versions, siteContext.market, hosts) : [],
    isHidden,
  }
}

function editorsWord({ content }: Described, siteContext: SiteContext, hosts: readonly SiteHost[]) {
  const [first] = Array.isArray(content['seo']) ? content['seo'] : []
  const seo = isObject(first) ? first : {}
  const parsed = link.safeParse(resolveLinks(seo['canonical'], siteContext))
  const href = parsed.success ? parsed.data.href : undefined
  const canonical = href?.startsWith('/') ? `${websiteOf(siteContext.market, hosts) ?? ''}${encodeURI(href)}` : href
  return { isHidden: seo['noindex'] === true, canonical }
}

/** The markets that show one catalogue. A host of no market is not among them: it repeats what the markets show. */
const family: readonly Market[] = servedMarkets.filter(({ id }) => id !== 'base')

/**
 * Every published translation of a page on every public website that belongs together with the reader's, hidden versions
 * left out, the language negotiator (`x-default`) last. The same for each of these pages, so the set is reciprocal by construction.
 */
export function webAlternates(versions: PageVersions, market: Market, hosts: readonly SiteHost[]): WebAlternate[] {
  const together = market.id === 'base' ? [market] : family
  const siteContexts = together.flatMap((one) => one.locales.map((locale): SiteContext => ({ market: one, locale })))
  const known = siteContexts.flatMap((siteContext) => {
    const story = versionIn(versions, siteContext.market)
    const isListed = story !== undefined && !story.isHidden && isTranslated(story, siteContext.locale)
    const url = isListed ? webAddress(story, siteContext, hosts) : undefined
    return url === undefined ? [] : [{ hreflang: hreflangOf(siteContext), url }]
  })
  const fallback = known.find(({ hreflang }) => hreflang === sourceLocale) ?? known[0]
  return fallback ? [...known, { hreflang: 'x-default', url: fallback.url }] : []
}

/**
 * The address search engines should list for a page: its own, or that of the English or Spanish text where the reader
 * gets it for want of a translation. Undefined when no public website shows the story.
 */
export function canonicalUrl(
  story: StoryLocation,
  siteContext: SiteContext,
  hosts: readonly SiteHost[],
): string | undefined {
  const shown = languageOfStory(story, siteContext.locale)
  return webAddress(story, { ...siteContext, locale: shown }, hosts) ?? webAddress(story, siteContext, hosts)
}

function webAddress(story: StoryLocation, siteContext: SiteContext, hosts: readonly SiteHost[]): string | undefined {
  const website = websiteOf(siteContext.market, hosts)
  const path = website === undefined ? undefined : pathForStory(story, siteContext)
  return path === undefined ? undefined : `${website}${encodeURI(path === '/' ? '' : path)}`
}

/** A country's market speaks to its country in each of its languages (`it-IT`), the others to everybody who reads the language (`it`). */
function hreflangOf({ market: { country }, locale }: SiteContext): string {
  return country === undefined ? locale : `${locale}-${country}`
}

/** The set as the value of an HTTP `Link` header (RFC 8288). */
export function linkHeader({ canonical, alternates }: SearchMetadata): string | undefined {
  const links = [
    ...(canonical === undefined ? [] : [`<${canonical}>; rel="canonical"`]),
    ...alternates.map(({ hreflang, url }) => `<${url}>; rel="alternate"; hreflang="${hreflang}"`),
  ]
  return links.length > 0 ? links.join(', ') : undefined
}
