import { sourceLocale } from '#site/routing/locales.ts'
import 'server-only'
import type { Market } from '#site/routing/markets.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { countryFolders, foldersOf, sharedFolder, splitAddress } from '#site/routing/stories/story-folders.ts'
import { addressOf, type StoryLocation } from '#site/routing/stories/story-location.ts'
import { dependOn } from '#site/server/page-cache/render/render-record.ts'
import { siteContextTag } from '../changes/cache-tags.ts'
import { getStoryAt } from '../stories/get-story.ts'
import { withTranslations } from '../translations/with-translations.ts'
import { type CountryBook, mayExist, readCountryBook } from './address-book.ts'
import { listHidden } from './list-hidden.ts'

/** A story at its address in a market; `isHidden` where its editor excludes it from search engines. */
export type PageVersion = StoryLocation & { id?: number; isHidden?: boolean }

/** One page as the markets show it: the shared story and those of countries in its place, by their folders. */
export type PageVersions = Readonly<Record<string, PageVersion>>

export type CountryBooks = ReadonlyMap<string, CountryBook>

/** @throws CatalogueError content-unavailable */
export async function readCountryBooks(): Promise<CountryBooks> {
  return new Map(
    await Promise.all(countryFolders.map(async (folder) => [folder, await readCountryBook(folder)] as const)),
  )
}

/**
 * Every version of a story's page.
 * @throws CatalogueError content-unavailable
 */
export async function readVersions(story: StoryLocation): Promise<PageVersions> {
  const versions = withKnownLanguages(await findVersions(story), story)
  // A page without other versions knows itself whether it is hidden: no request.
  return Object.keys(versions).length > 1 ? markHidden(versions, await listHidden()) : versions
}

/** The story itself is read with its languages. */
export function withKnownLanguages(versions: PageVersions, story: StoryLocation): PageVersions {
  const known = Object.entries(versions).map(([folder, version]): [string, PageVersion] => {
    const { id } = version
    return [folder, version === story || id === undefined ? version : withTranslations({ ...version, id })]
  })
  return Object.fromEntries(known)
}

async function findVersions(story: StoryLocation): Promise<PageVersions> {
  const { folder, rest } = splitAddress(addressOf(story))
  dependOn([siteContextTag(rest)])
  const versions = versionsOf(story, await readCountryBooks())
  if (folder === sharedFolder || !countryFolders.includes(folder)) return versions
  const address = `${sharedFolder}/${rest}`
  const mayBeThere = await mayExist(sharedFolder, { address, locale: sourceLocale })
  const shared = mayBeThere === false ? undefined : await getStoryAt(address, 'default')
  return shared ? { [sharedFolder]: shared, ...versions } : versions
}

/** The story and the versions that countries have in its place. */
export function versionsOf(story: StoryLocation, books: CountryBooks): PageVersions {
  const { folder, rest } = splitAddress(addressOf(story))
  if (routeForStory(addressOf(story))?.route.isShared !== false) return { [folder]: story }
  const own = [...books].flatMap(([country, book]) => {
    const version = book.at(`${country}/${rest}`)
    return version ? [[country, version] as const] : []
  })
  return { ...Object.fromEntries(own), [folder]: story }
}

/** The same versions, those whose numbers are among the hidden ones marked. */
export function markHidden(versions: PageVersions, hidden: { has: (id: number) => boolean }): PageVersions {
  const marked = Object.entries(versions).map(([folder, version]): [string, PageVersion] => [
    folder,
    version.id !== undefined && hidden.has(version.id) ? { ...version, isHidden: true } : version,
  ])
  return Object.fromEntries(marked)
}

/** The version that a market shows. */
export function versionIn(versions: PageVersions, market: Market): PageVersion | undefined {
  const [folder] = [...foldersOf(market), ...Object.keys(versions)].filter((one) => Object.hasOwn(versions, one))
  return folder === undefined ? undefined : versions[folder]
}
