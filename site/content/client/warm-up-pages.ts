import 'server-only'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { sharedFolder } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { readAddresses } from '../addresses/read-addresses.ts'

/** Together they contain most of what pages are rendered from; products come first because they are visited most. */
const kinds = ['products-slug', 'home', 'products', 'category', 'press-releases-slug', 'contacts', 'search'] as const

/** Pages of a thousand addresses that are looked at for one of each kind; a space may have hundreds of them. */
const mostPages = 5

/**
 * Paths of one published page of each kind on the main website; of any public page where it has none of these kinds.
 * @throws CatalogueError content-unavailable
 */
export async function pagesAtStart(): Promise<string[]> {
  const { rules } = siteForHost(new URL(env.SITE_URL).host, env.SITE_HOSTS)
  const siteContext = { market: rules, locale: rules.defaultLocale }
  const found = new Map<string, string>()
  for (let page = 1, isLast = false; page <= mostPages && !isLast; page += 1) {
    const { addresses, total, perPage } = await readAddresses(sharedFolder, page)
    for (const story of addresses) {
      const route = routeForStory(addressOf(story))?.route
      if (route?.access !== 'public' || found.has(route.name)) continue
      const path = pathForStory(story, siteContext)
      if (path !== undefined) found.set(route.name, path)
    }
    isLast = page * perPage >= total
  }
  const wanted = kinds.flatMap((name) => found.get(name) ?? [])
  return wanted.length > 0 ? wanted : [...found.values()].slice(0, 1)
}
