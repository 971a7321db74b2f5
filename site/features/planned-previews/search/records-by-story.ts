import 'server-only'
import type { SearchRecord } from 'component-schemas/search/search-record.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import { requestUncached } from '#site/content/client/read-response.ts'
import type { DeliveryParams } from '#site/content/delivery/delivery-client.ts'
import { storiesResponse, type WireStory } from '#site/content/delivery/wire-story.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { recordReader } from '#site/search/indexing/record-reader.ts'

/**
 * The records that an index would have of stories, for one market and language at the moment of the page, by the uuids of the stories. They
 * are made as for the index; nothing of them is stored.
 * @throws CatalogueError content-unavailable
 */
export function readRecords({ market, locale }: SiteContext) {
  const read = recordReader({ readStories })
  const now = pageMoment().getTime() / 1000
  const isShown = ({ markets, from, until }: SearchRecord) => markets.includes(market.id) && from <= now && now < until
  return async (stories: readonly WireStory[]): Promise<ReadonlyMap<string, readonly SearchRecord[]>> => {
    const records = await read(stories, locale)
    return Map.groupBy(records.public.filter(isShown), ({ entityId }) => entityId)
  }
}

/** What records name of other stories: their published names. */
async function readStories(params: DeliveryParams): Promise<{ stories: readonly WireStory[]; total: number }> {
  const request = { path: 'cdn/stories', params: { ...params, version: 'published' } }
  const response = await requestUncached({ ...request, parse: (body) => storiesResponse.parse(body), tagsOf: () => [] })
  return { stories: response?.body.stories ?? [], total: response?.total ?? 0 }
}
