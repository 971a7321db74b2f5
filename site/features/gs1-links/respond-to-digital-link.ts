import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { findByGtin } from '#site/content/products/find-by-gtin.ts'
import { getSearchMetadata } from '#site/content/stories/get-search-metadata.ts'
import { getStory } from '#site/content/stories/get-story.ts'
import { readLocaleCookie, rememberedLocale } from '#site/routing/cookies/locale-cookie.ts'
import { isLocaleCode, locales } from '#site/routing/locales.ts'
import { matchPath } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { nameOfStory, pathForStory } from '#site/routing/stories/story-location.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import { type DigitalLink, isRefusal, type Refusal, readDigitalLink } from './digital-link.ts'
import { linkset, linksetContext, linksetType } from './linkset.ts'

/** Scanners and web applications of others read links (GS1-Conformant Resolver Standard 1.2: CORS). */
const forAll = { 'access-control-allow-origin': '*' }

const unknownNumber: Refusal = { status: 404, sentence: 'No product of this website has this GTIN.' }

/**
 * Leads from the number on a product's pack to its page, in the language that the visitor chose, as the home page does; else in that of
 * the market. Every response depends on that choice and on the products of the moment, so no cache stores it.
 * @throws CatalogueError content-unavailable
 */
export async function respondToDigitalLink(request: Request): Promise<Response> {
  const accept = request.headers.get('accept') ?? undefined
  const link = readDigitalLink(new URL(request.url), accept)
  if (isRefusal(link)) return refuse(link)
  const { rules: market, websiteUri } = siteOfHeaders(request.headers)
  const cookie = readLocaleCookie(request.headers.get('cookie') ?? undefined)
  const siteContext: SiteContext = { market, locale: rememberedLocale(cookie, market) }
  const story = await findByGtin(link.gtin, siteContext.locale)
  const path = story && pathForStory(story, siteContext)
  if (!story || path === undefined) return refuse(unknownNumber)
  const anchor = `${websiteUri}/01/${link.gtin}`
  const found: Found = { link, story, path, anchor, websiteUri, siteContext }
  return link.wants === 'linkset' ? await sendLinkset(found) : redirect(found)
}

/** What the resolver allows browsers of other websites. */
export function respondToPreflight(): Response {
  const headers = { ...forAll, 'access-control-allow-methods': 'GET, HEAD, OPTIONS', allow: 'GET, HEAD, OPTIONS' }
  return new Response(undefined, { status: 204, headers })
}

type Found = {
  link: DigitalLink
  story: WireStory
  path: string
  anchor: string
  websiteUri: string
  siteContext: SiteContext
}

const unstored = { 'cache-control': 'private, no-store', vary: 'Accept, Cookie' }

/** 307, because another page may be the product's tomorrow. */
function redirect({ link, path, anchor }: Found): Response {
  const headers = {
    ...forAll,
    ...unstored,
    location: `${encodeURI(path)}${link.query}`,
    link: `<${anchor}?linkType=linkset>; rel="linkset"; type="${linksetType}"`,
  }
  return new Response(undefined, { status: 307, headers })
}

async function sendLinkset({ story: card, path, anchor, websiteUri, siteContext }: Found): Promise<Response> {
  const match = matchPath(path, siteContext.market)
  // A card has no data for search engines, such as an editor's canonical address.
  const story = (match && (await getStory(match, siteContext.market))) ?? card
  const { alternates } = await getSearchMetadata(story, siteContext)
  const { locale } = siteContext
  const pages = alternates.flatMap(({ hreflang, url }) => {
    const [language = ''] = hreflang.split('-')
    return isLocaleCode(language) ? [{ url, hreflang, title: nameOfStory(story, language) }] : []
  })
  const name = nameOfStory(story, locale)
  const page = { url: `${websiteUri}${encodeURI(path)}`, hreflang: locales[locale].iso, title: name }
  const headers = { ...forAll, ...unstored, 'content-type': linksetType, link: linksetContext }
  return new Response(JSON.stringify(linkset({ anchor, name, page, pages })), { headers })
}

function refuse({ status, sentence }: Refusal): Response {
  return refusal(status, sentence, { ...forAll, ...unstored })
}
