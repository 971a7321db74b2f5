import type { LiteClient, liteClient as LiteClientOf } from 'algoliasearch/lite'
import { hostOption } from 'component-schemas/search/host-option.ts'
import type { SearchAccess } from '../access/search-access.ts'
import { agedCache } from './expiring-cache.ts'

/** The methods of both official clients that the site uses. */
export type SearchClient = Pick<LiteClient, 'search' | 'clearCache' | 'getRecommendations'>

/** Milliseconds for the first byte and for the whole of a response: a reader waits meanwhile. */
const timeouts = { connect: 1000, read: 1500, write: 1500 }

const authModes = { header: 'WithinHeaders', address: 'WithinQueryParameters' } as const

type Requester = NonNullable<NonNullable<Parameters<typeof LiteClientOf>[2]>['requester']>

/**
 * The official client of the configured service; its code is loaded when it is needed.
 * @param requester sends its requests; absent: the client's own
 */
export async function searchClient(access: SearchAccess, requester?: Requester): Promise<SearchClient> {
  const { host, applicationId, key, isLite, cacheSeconds, keyContext } = access
  const options = {
    timeouts,
    authMode: authModes[keyContext],
    responsesCache: agedCache({ seconds: cacheSeconds }),
    // No sharing of in-flight requests: a repeated call would get the response or the failure of an older one.
    requestsCache: agedCache({ seconds: 0 }),
    ...hostOption(host),
    ...(requester && { requester }),
  }
  if (isLite) return (await import('algoliasearch/lite')).liteClient(applicationId, key, options)
  const client = (await import('algoliasearch')).algoliasearch(applicationId, key, options)
  const recommend = client.initRecommend({ options })
  return {
    search: client.search.bind(client),
    clearCache: client.clearCache.bind(client),
    getRecommendations: recommend.getRecommendations.bind(recommend),
  }
}
