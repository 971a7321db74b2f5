import { within } from '#site/server/time-limit.ts'
import { sharedReadMs, sharedWriteMs } from '#site/server/upstream/time-limits.ts'
import type { RedisClient } from '../instances/redis-client.ts'
import type { RedisFeed } from '../instances/redis-feed.ts'
import type { InvalidationMemory } from '../memory/invalidation-memory.ts'
import { packResponse, type SharedResponse, unpackResponse } from './pack-response.ts'

/** Responses that the instances of one build share. Any failure counts as an absent response. */
export type SharedTier = {
  /** The last change received, read before a render; undefined: nothing is shared now. */
  position: RedisFeed['position']
  get(key: string): Promise<SharedResponse | undefined>
  put(key: string, shared: SharedResponse): Promise<void>
  /** Whether any document is shared at present. */
  hasDocument(): Promise<boolean>
}

type TierOptions = {
  client: RedisClient
  feed: RedisFeed
  memory: InvalidationMemory
  /** Contains the build: a page of another build references files that this one does not have. */
  prefix: string
  maxAgeMs: number
}

/** Redis is blocked for less than a millisecond by so many. */
const keysOfOneScan = 1000

export function sharedTier({ client, feed, memory, prefix, maxAgeMs }: TierOptions): SharedTier {
  return {
    position: feed.position,
    async get(key) {
      if (!client.isReady() || feed.position() === undefined) return undefined
      const packed = await within(sharedReadMs, client.get(`${prefix}:${key}`)).catch(() => undefined)
      const found = packed ? unpackResponse(packed) : undefined
      return found && !memory.isStale(found) ? found : undefined
    },
    async put(key, shared) {
      if (!client.isReady()) return
      const stored = client.set(`${prefix}:${key}`, packResponse(shared), maxAgeMs)
      await within(sharedWriteMs, stored).catch(() => undefined)
    },
    async hasDocument() {
      if (!client.isReady) return false
      const scan = client.scanIterator({ MATCH: `${prefix}:html:*`, COUNT: keysOfOneScan })
      return await within(sharedWriteMs, isAnyIn(scan)).catch(() => false)
    },
  }
}

async function isAnyIn(scan: AsyncIterable<readonly string[]>): Promise<boolean> {
  for await (const keys of scan) if (keys.length > 0) return true
  return false
}
