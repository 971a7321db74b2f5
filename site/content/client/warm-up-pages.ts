import 'server-only'
import { markets } from '#site/routing/markets.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { sharedFolder } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { readAddresses } from '../addresses/read-addresses.ts'

/** Together they contain most of what pages are rendered from; products come first because they are visited most. */
const kinds = ['products-slug', 'home', 'products', 'category', 'press-releases-slug', 'contacts', 'search'] as const

/** Pages of a thousand addresses that are looked at for one of each kind; a space may have hundreds of them. */
const mostPages = 5

/**
 * Paths of one published page of each kind on the main website.
 * @throws CatalogueError content-unavailable
 */
export async function pagesAtStart(): Promise<string[]> {
  const siteContext = { market: markets.base, locale: markets.base.defaultLocale }
  const found = new Map<string, string>()
  for (let page = 1, isLast = false; page <= mostPages && !isLast; page += 1) {
    const { addresses, total, perPage } = await readAddresses(sharedFolder, page)
    for (const story of addresses) {
      const name = routeForStory(addressOf(story))?.route.name
      if (name === undefined || found.has(name)) continue
      const path = pathForStory(story, siteContext)
      if (path !== undefined) found.set(name, path)
    }
    isLast = page * perPage >= total
  }
  return kinds.flatMap((name) => found.get(name) ?? [])
}
