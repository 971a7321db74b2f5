import { within } from '#site/server/time-limit.ts'
import { renderLeaseMs, sharedReadMs, sharedWriteMs } from '#site/server/upstream/time-limits.ts'
import type { CachedResponse } from '../cached-response.ts'
import type { RedisClient } from '../instances/redis-client.ts'
import type { RedisFeed } from '../instances/redis-feed.ts'
import type { InvalidationMemory } from '../memory/invalidation-memory.ts'
import { packResponse, type SharedResponse, unpackResponse } from './pack-response.ts'

/** Responses that the instances of one build share. Any failure counts as an absent response. */
export type SharedTier = {
  /** The last change received, read before a render; undefined: nothing is shared now. */
  position: RedisFeed['position']
  get(key: string): Promise<SharedResponse | undefined>
  /** A response whether or not it is stale, for an instance that cannot render the page and has no copy of its own. */
  copy(key: string): Promise<CachedResponse | undefined>
  put(key: string, shared: SharedResponse): Promise<void>
  /** Removes the response of a page that is no longer there: no copy of it may return in an outage. */
  remove(key: string): void
  /** Whether any document is shared at present. */
  hasDocument(): Promise<boolean>
  /**
   * Whether this instance is the one that renders a page now: false while another one does. The lease ends with `release` or by itself;
   * a second render in that case does no harm.
   */
  lease(key: string): Promise<boolean>
  release(key: string): void
}

type TierOptions = {
  client: RedisClient
  feed: RedisFeed
  memory: InvalidationMemory
  /** Contains the build: a page of another build references files that this one does not have. */
  prefix: string
  maxAgeMs: number
}

const leaseScript = `return redis.call('SET', KEYS[1], '', 'NX', 'PX', ARGV[1]) and 1 or 0`
const removeScript = `return redis.call('DEL', KEYS[1])`

export function sharedTier({ client, feed, memory, prefix, maxAgeMs }: TierOptions): SharedTier {
  /** As old as the newest document: looking through all keys would take long, and a cluster has no list of them. */
  const documentMark = `${prefix}:any-document`
  const leaseOf = (key: string) => `${prefix}:render:${key}`
  const addressOf = (key: string) => `${prefix}:${key}`

  function removeAt(address: string): void {
    if (client.isReady()) client.run(removeScript, [address]).catch(() => undefined)
  }

  async function read(key: string): Promise<SharedResponse | undefined> {
    if (!client.isReady()) return undefined
    const packed = await within(sharedReadMs, client.get(addressOf(key))).catch(() => undefined)
    return packed ? unpackResponse(packed) : undefined
  }

  return {
    position: feed.position,
    async get(key) {
      const found = feed.position() === undefined ? undefined : await read(key)
      return found && !memory.isStale(found) ? found : undefined
    },
    copy: async (key) => (await read(key))?.response,
    async put(key, shared) {
      if (!client.isReady()) return
      const stored = client.set(addressOf(key), packResponse(shared), maxAgeMs)
      const marked = key.startsWith('html:') ? client.set(documentMark, '1', maxAgeMs) : undefined
      await within(sharedWriteMs, Promise.all([stored, marked])).catch(() => undefined)
    },
    remove: (key) => removeAt(addressOf(key)),
    async hasDocument() {
      if (!client.isReady()) return false
      return (await within(sharedReadMs, client.exists(documentMark)).catch(() => false)) ?? false
    },
    async lease(key) {
      if (!client.isReady() || feed.position() === undefined) return true
      const taken = client.run(leaseScript, [leaseOf(key)], [renderLeaseMs])
      return (await within(sharedReadMs, taken).catch(() => 1)) !== 0
    },
    release: (key) => removeAt(leaseOf(key)),
  }
}
