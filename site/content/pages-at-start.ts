import 'server-only'
import { markets } from '#site/routing/markets.ts'
import { routeForStory } from '#site/routing/story-address.ts'
import { sharedFolder } from '#site/routing/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/story-place.ts'
import { readAddressBook } from './address-book.ts'

/** Between them they have most of what pages are drawn with; products come first, for they are what is looked for. */
const kinds = ['products-slug', 'home', 'products', 'category', 'press-releases-slug', 'contacts', 'search'] as const

/** Addresses that are looked at for one of each kind; a space may have hundreds of thousands. */
const mostRead = 5000

/**
 * Paths of one published page of each kind on the main website.
 * @throws CatalogueError content-unavailable
 */
export async function pagesAtStart(): Promise<string[]> {
  const place = { market: markets.base, locale: markets.base.defaultLocale }
  const { all } = await readAddressBook(sharedFolder)
  const found = new Map<string, string>()
  for (const story of all.slice(0, mostRead)) {
    const name = routeForStory(addressOf(story))?.route.name
    if (name === undefined || found.has(name)) continue
    const path = pathForStory(story, place)
    if (path !== undefined) found.set(name, path)
  }
  return kinds.flatMap((name) => found.get(name) ?? [])
}
