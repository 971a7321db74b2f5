import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { searchRequester } from '#site/server/upstream/search-requester.ts'
import { searchMs } from '#site/server/upstream/time-limits.ts'
import { publicSearchKey } from '../access/search-keys.ts'
import { type SearchClient, searchClient } from './search-client.ts'

/** Seconds for which the server uses one key: time-dependent filters are that fresh. */
const clientSeconds = 30

const requester = searchRequester({ timeoutMs: searchMs, reads: true })

/**
 * Memoizes a factory by name with a TTL. A failure is not memoized: the next caller retries.
 * @param validSeconds TTL
 */
function memoizedBy<Thing>(validSeconds: number, now = () => performance.now()) {
  const cached = new Map<string, { thing: Promise<Thing>; until: number }>()
  return (name: string, make: () => Promise<Thing>): Promise<Thing> => {
    const known = cached.get(name)
    if (known && known.until > now()) return known.thing
    const thing = make()
    cached.set(name, { thing, until: now() + validSeconds * 1000 })
    thing.catch(() => cached.get(name)?.thing === thing && cached.delete(name))
    return thing
  }
}

const clients = memoizedBy<SearchClient>(clientSeconds)

/** The server's client for public search in a market and language. */
export async function publicClient(siteContext: SiteContext): Promise<SearchClient> {
  return await clients(`${siteContext.market.id} ${siteContext.locale}`, () => openClient(publicSearchKey(siteContext)))
}

/** A client with a key. The server must see the latest publishing: it caches no responses. */
export async function openClient(key: string): Promise<SearchClient> {
  const { SEARCH_HOST: host, SEARCH_APP_ID: applicationId, SEARCH_LITE: isLite } = env
  return await searchClient({ host, applicationId, key, isLite, cacheSeconds: 0, keyContext: 'header' }, requester)
}
