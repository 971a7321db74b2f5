import 'server-only'
import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { routeForStory } from '#site/routing/stories/story-address.ts'
import { sharedFolder } from '#site/routing/stories/story-folders.ts'
import { addressOf, pathForStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { readAddresses } from '../addresses/read-addresses.ts'

/** Together they contain most of what pages are rendered from; products come first because they are visited most. */
const kinds = ['products-slug', 'home', 'products', 'category', 'press-releases-slug', 'contacts', 'search'] as const

/** Pages of a thousand addresses that are looked at for one of each kind, spread over all: a space may have hundreds of them. */
const mostPages = 5

/**
 * Paths of pages to render before the process is ready: the home page of the main website, and one published page of each other kind; of
 * any public page where none of these kinds is found. An address may show no page, so that the home page is always among them.
 * @throws CatalogueError content-unavailable
 */
export async function pagesAtStart(): Promise<string[]> {
  const { rules } = siteForHost(new URL(env.SITE_URL).host, env.SITE_HOSTS)
  const siteContext = { market: rules, locale: rules.defaultLocale }
  const home = pathFor(routeNamed('home'), {}, siteContext)
  const found = new Map<string, string>()
  for await (const story of someAddresses()) {
    const route = routeForStory(addressOf(story))?.route
    if (route?.access !== 'public' || route.name === 'home' || found.has(route.name)) continue
    const path = pathForStory(story, siteContext)
    if (path !== undefined) found.set(route.name, path)
  }
  const wanted = kinds.flatMap((name) => (name === 'home' ? home : (found.get(name) ?? [])))
  return wanted.length > 1 ? wanted : [home, ...[...found.values()].slice(0, 1)]
}

async function* someAddresses() {
  const { addresses, total, perPage } = await readAddresses(sharedFolder, 1)
  yield* addresses
  const pages = Math.ceil(total / perPage)
  const looks = Math.min(mostPages, pages)
  for (let look = 1; look < looks; look += 1) {
    yield* (await readAddresses(sharedFolder, 1 + Math.floor((look * pages) / looks))).addresses
  }
}
