import 'server-only'
import { deliveryClient } from '#site/content/delivery/delivery-client.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { databaseLocation } from '#site/server/configuration/database-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { leadership } from '#site/server/database/leadership.ts'
import { observeQueue } from '#site/server/observability/metrics.ts'
import { onDemand } from '#site/server/on-demand.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { contentFetch } from '#site/server/upstream/content-upstream.ts'
import { inBackground } from '#site/server/upstream/priority.ts'
import { searchRequester } from '#site/server/upstream/search-requester.ts'
import { indexWriteMs } from '#site/server/upstream/time-limits.ts'
import { openIndexQueue } from './open-index-queue.ts'
import { type PublishedStories, publishedStories } from './published-stories.ts'
import { searchClient } from './search-client.ts'
import { type IndexSync, syncIndexes } from './sync-indexes.ts'

const holder = runtimePart('search-index-sync', (): { indexSync?: IndexSync } => ({}))

/**
 * The one synchronization of the process.
 * @param onRead called with the stories that a message named; the start of the server sets it, because it is the first caller
 */
export function sharedIndexSync(onRead?: (stories: readonly WireStory[]) => void): IndexSync {
  const shared = holder()
  if (shared.indexSync) return shared.indexSync
  const queue = openIndexQueue(databaseLocation(env, 'search-index'))
  const { isLeader, take } = leadership({
    place: databaseLocation(env, 'leases'),
    work: 'search index',
    onLead: queue.releaseAll,
    report: (line) => console.error(line),
  })
  const sync = syncIndexes({
    ...contentSource(),
    queue,
    isLeader,
    client: searchClient({
      host: env.SEARCH_HOST,
      applicationId: env.SEARCH_APP_ID,
      key: env.SEARCH_ADMIN_KEY,
      requester: searchRequester({ timeoutMs: indexWriteMs, reads: false }),
    }),
    log: (line) => console.error(line),
    restAfterMessage: 1000,
    reconcileEvery: env.SEARCH_CHECK_SECONDS * 1000,
    ...(onRead && { onRead }),
  })
  shared.indexSync = sync
  observeQueue('search_index', sync.state)
  onDemand({ name: 'search records', run: sync.workOff, take })
  return sync
}

/** In the background: a change must not use up the requests that pages need. */
function contentSource(): PublishedStories {
  return publishedStories(
    deliveryClient({
      contentUrl: env.CONTENT_API_URL,
      token: env.CONTENT_PUBLIC_TOKEN,
      fetch: (input, init) => inBackground(() => contentFetch(input, init)),
    }),
  )
}
