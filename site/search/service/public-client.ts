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

const clients = new Map<string, { client: Promise<SearchClient>; until: number }>()

/** The server's client for public search in a market and language. A failure is not kept: the next caller retries. */
export async function publicClient(siteContext: SiteContext): Promise<SearchClient> {
  const name = `${siteContext.market.id} ${siteContext.locale}`
  const known = clients.get(name)
  if (known && known.until > performance.now()) return await known.client
  const client = openClient(publicSearchKey(siteContext))
  clients.set(name, { client, until: performance.now() + clientSeconds * 1000 })
  client.catch(() => clients.get(name)?.client === client && clients.delete(name))
  return await client
}

/** A client with a key. The server must see the latest publishing: it caches no responses. */
export async function openClient(key: string): Promise<SearchClient> {
  const { SEARCH_HOST: host, SEARCH_APP_ID: applicationId, SEARCH_LITE: isLite } = env
  return await searchClient({ host, applicationId, key, isLite, cacheSeconds: 0, keyContext: 'header' }, requester)
}
