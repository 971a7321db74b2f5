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

export function sharedTier({ client, feed, memory, prefix, maxAgeMs }: TierOptions): SharedTier {
  /** As old as the newest document: looking through all keys would take long, and a cluster has no list of them. */
  const documentMark = `${prefix}:any-document`
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
      const marked = key.startsWith('html:') ? client.set(documentMark, '1', maxAgeMs) : undefined
      await within(sharedWriteMs, Promise.all([stored, marked])).catch(() => undefined)
    },
    async hasDocument() {
      if (!client.isReady()) return false
      return (await within(sharedReadMs, client.exists(documentMark)).catch(() => false)) ?? false
    },
  }
}
