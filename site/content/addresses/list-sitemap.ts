import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { foldersOf, isCountryFolder, sharedFolder } from '#site/routing/stories/story-folders.ts'
import { addressOf, isTranslated } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { anyStoryTag, anyTranslationTag } from '../changes/cache-tags.ts'
import { compareTexts } from '../translations/compare-texts.ts'
import { knownTranslations } from '../translations/known-translations.ts'
import { knownOrCompared } from '../translations/with-translations.ts'
import { type CountryBook, openAddressBook, readCountryBook } from './address-book.ts'
import { cachedNames } from './cached-names.ts'
import { listHidden } from './list-hidden.ts'
import { canonicalUrl, webAlternates } from './page-alternates.ts'
import {
  markHidden,
  type PageVersions,
  readCountryBooks,
  readVersions,
  versionIn,
  versionsOf,
  withKnownLanguages,
} from './page-versions.ts'
import { type Address, addressesPerPage, readAddresses, readAddressesOnce } from './read-addresses.ts'

export type SitemapPage = {
  url: string
  alternates: readonly { hreflang: string; url: string }[]
  /** Of the last publish, ISO 8601. */
  publishedAt: string | undefined
}

/** Any publish may add, hide or remove a page, and any comparison of texts may add a language. */
const listTags = [anyStoryTag, anyTranslationTag]

/** How many addresses the service knows that all markets share: an upper bound of such pages in each locale. */
export async function countAddresses(): Promise<number> {
  return (await readAddresses(sharedFolder, 1)).total
}

/**
 * Whether there is a page between these positions. For a long list the known addresses decide: finding a page in a language without
 * pages would read everything.
 * @throws CatalogueError content-unavailable, also while a long list has not been read
 */
export async function hasPages(request: SitemapQuery): Promise<boolean> {
  dependOn(listTags)
  const book = await openAddressBook(sharedFolder)
  const cached = cachedNames().get(sharedFolder)
  if (!cached) return !(await listSitemap(request).next()).done
  if (!book) throw new CatalogueError('content-unavailable', 'the addresses are still being read')
  const { market, locale, from, to } = request
  const pages = cached.languages.slice(from / addressesPerPage, to / addressesPerPage)
  if (pages.some((languages) => languages.has(locale))) return true
  if (knownTranslations().isUnnamedIn(locale)) return true
  return from === 0 && (await ownStories(market)).map(knownOrCompared).some((story) => isTranslated(story, locale))
}

type SitemapQuery = { market: Market; locale: LocaleCode; from: number; to: number }

/**
 * The pages of a locale among the shared addresses `from` (counted from 0) up to and without `to`, both multiples of a page
 * of the service's list, which is read one page at a time. The few that are a country's own come before the first.
 * Extranet, hidden and untranslated pages are left out, and stories of a type that their address does not show.
 * @throws CatalogueError content-unavailable
 */
export async function* listSitemap({ market, locale, from, to }: SitemapQuery): AsyncGenerator<SitemapPage> {
  const siteContext = { market, locale }
  const [noindex, own, books] = await Promise.all([listHidden(), ownStories(market), readCountryBooks()])
  const { withoutPage } = knownTranslations()
  const hidden = { has: (id: number) => noindex.has(id) || withoutPage.has(id) }
  const shown = ({ id }: Address) => !hidden.has(id)
  dependOn(listTags)
  await compareTexts([...books.values()].flatMap(({ all }) => all))
  for (const story of from === 0 ? own.filter(shown).map(knownOrCompared) : []) {
    const page = sitemapPage(story, { siteContext, versions: await readVersions(story) })
    if (page) yield page
  }
  for await (const story of sharedStories(from, to)) {
    const versions = markHidden(withKnownLanguages(versionsOf(story, books), story), hidden)
    const page = shown(story) ? sitemapPage(story, { siteContext, versions }) : undefined
    if (page) yield page
  }
}

async function ownStories(market: Market): Promise<CountryBook['all']> {
  const own = foldersOf(market).find(isCountryFolder)
  return own === undefined ? [] : (await readCountryBook(own)).all
}

/** The shared stories at these places of the service's list, folders counted. */
async function* sharedStories(from: number, to: number): AsyncGenerator<Address> {
  for (let page = Math.floor(from / addressesPerPage) + 1; (page - 1) * addressesPerPage < to; page += 1) {
    const { addresses, total } = await (page === 1 ? readAddresses : readAddressesOnce)(sharedFolder, page)
    // Reading the texts of a long list takes minutes: until they are compared, names and slugs decide.
    if (total <= addressesPerPage) await compareTexts(addresses)
    yield* addresses.map(knownOrCompared)
    if (page * addressesPerPage >= total) return
  }
}

type Around = { siteContext: { market: Market; locale: LocaleCode }; versions: PageVersions }

function sitemapPage(story: Address, { siteContext, versions }: Around): SitemapPage | undefined {
  const isShown = versionIn(versions, siteContext.market) === story
  const route = routeForStory(addressOf(story))?.route
  if (!isShown || route?.access !== 'public' || !isTranslated(story, siteContext.locale)) return undefined
  const url = canonicalUrl(story, siteContext, env.SITE_HOSTS)
  if (url === undefined) return undefined
  const alternates = webAlternates(versions, siteContext.market, env.SITE_HOSTS)
  return { url, alternates, publishedAt: story.publishedAt }
}
