import { reportToLog } from './search-catalogue.ts'
import 'server-only'
import { indexName } from 'component-schemas/search/index-names.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { within } from '#site/server/time-limit.ts'
import { recommendationsMs } from '#site/server/upstream/time-limits.ts'
import { publicClient } from './service/public-client.ts'
import type { SearchClient } from './service/search-client.ts'

/** Out of a hundred: below it products have little in common. */
const leastLikeness = 25

export type LikeQuery = { uuid: string; siteContext: SiteContext; most: number }

type Options = { send?: SearchClient['getRecommendations']; isWanted?: boolean; report?: (message: string) => void }

/**
 * Products that are like one by what they are, the most alike first.
 * @returns their uuids; none where the configuration wants no recommendations; undefined when the service failed
 */
export async function recommendLike(query: LikeQuery, options: Options = {}): Promise<string[] | undefined> {
  const { isWanted = env.SEARCH_RECOMMENDATIONS, report = reportToLog } = options
  if (!isWanted) return []
  const { uuid, siteContext, most } = query
  const request = {
    indexName: indexName('public', siteContext.locale),
    model: 'related-products' as const,
    objectID: uuid,
    threshold: leastLikeness,
    maxRecommendations: most,
    queryParameters: { filters: 'type:product', attributesToRetrieve: ['objectID'] },
  }
  const send =
    options.send ?? (async (requests) => await (await publicClient(siteContext)).getRecommendations(requests))
  try {
    const { results } = await within(recommendationsMs, send({ requests: [request] }))
    return (results[0]?.hits ?? []).flatMap((hit) => ('objectID' in hit ? [String(hit.objectID)] : []))
  } catch (error) {
    report(`Nothing could be recommended: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}
