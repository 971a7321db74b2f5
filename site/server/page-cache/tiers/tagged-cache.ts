import { LRUCache } from 'lru-cache'

/** The invalidation of a value that is still there. */
type Invalidation = {
  /** Of the first one, epoch milliseconds. */
  at: number
  /** Number of values that the last one invalidated with this one. */
  together: number
}

/** A cached value and the tags that make it stale. */
type Entry<Value> = { value: Value; tags: readonly string[]; cachedAt: number; invalidation: Invalidation | undefined }

export type TaggedCacheOptions<Value> = {
  /** Sum of values, tags and keys, in bytes. */
  maxBytes: number
  sizeOf: (value: Value) => number
  /** Whether a value remains as a stale copy after its invalidation, until another replaces it; absent: none does. */
  remains?: (value: Value) => boolean
}

/** Bytes of one tag of an entry: its name twice, and its places in the indexes from tags to entries. */
const bytesOfTag = 256

/** Bytes of an entry besides its value, its tags and its key. */
const bytesOfEntry = 512

/**
 * A bounded cache whose entries are invalidated by tag. It refuses a value whose tag was invalidated while it was made: the read may
 * have been older than the change.
 */
export function taggedCache<Value extends object>(options: TaggedCacheOptions<Value>) {
  const { maxBytes, sizeOf, remains = () => false } = options
  const keysByTag = new Map<string, Set<string>>()
  const invalidatedAt = new LRUCache<string, number>({ max: 50_000 })
  let clock = 0
  let allInvalidatedAt = 0

  const entries = new LRUCache<string, Entry<Value>>({
    // A share of a small memory is no whole number.
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ value, tags }, key) => sizeOf(value) + tags.length * bytesOfTag + key.length + bytesOfEntry,
    dispose: ({ tags }, key) => forgetTags(key, tags),
  })

  function forgetTags(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  const isOvertaken = (tags: readonly string[], startedAt: number) =>
    allInvalidatedAt > startedAt || tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > startedAt)
  const invalidateKeys = (keys: readonly string[]) => invalidateEntries(entries, keys, remains)
  const keysWith = (tags: Iterable<string>) => [...new Set([...tags].flatMap((tag) => [...(keysByTag.get(tag) ?? [])]))]

  return {
    /** Read it before a value is made and pass it to `put`, so that an invalidation in between is noticed. */
    now: () => clock,
    get: (key: string): Entry<Value> | undefined => entries.get(key),
    /** @returns false when one of the tags was invalidated since `startedAt`: the value is stored as a stale copy at most */
    put(key: string, made: { value: Value; tags: Iterable<string>; startedAt: number; cachedAt?: number }): boolean {
      const tags = [...made.tags]
      const isStale = isOvertaken(tags, made.startedAt)
      // A page that a change overtook is newer than the stale copy all the same: readers who saw it are not led back to that one.
      const invalidation = isStale && remains(made.value) ? entries.peek(key)?.invalidation : undefined
      if (isStale && !invalidation) return false
      entries.delete(key)
      entries.set(key, { value: made.value, tags, cachedAt: made.cachedAt ?? Date.now(), invalidation })
      // One that is larger than the whole cache is not in it.
      if (!entries.has(key)) return !isStale
      for (const tag of tags) keysByTag.set(tag, (keysByTag.get(tag) ?? new Set()).add(key))
      return !isStale
    },
    remove: (key: string): boolean => entries.delete(key),
    invalidate(tags: Iterable<string>): number {
      clock += 1
      const all = [...tags]
      for (const tag of all) invalidatedAt.set(tag, clock)
      return invalidateKeys(keysWith(all))
    },
    /** The valid values that `invalidate` would invalidate. */
    with(tags: Iterable<string>): Value[] {
      return keysWith(tags).flatMap((key) => {
        const entry = entries.peek(key)
        return entry && !entry.invalidation ? entry.value : []
      })
    },
    invalidateAll(): void {
      clock += 1
      allInvalidatedAt = clock
      invalidateKeys([...entries.keys()])
    },
    get size(): number {
      return entries.size
    },
  }
}

export type TaggedCache<Value extends object> = ReturnType<typeof taggedCache<Value>>

/** @returns how many of them were valid */
function invalidateEntries<Value>(
  entries: Pick<LRUCache<string, Entry<Value>>, 'peek' | 'delete'>,
  keys: readonly string[],
  remains: (value: Value) => boolean,
): number {
  const [at, together] = [Date.now(), keys.length]
  let invalidated = 0
  for (const key of keys) {
    const entry = entries.peek(key)
    if (!entry) continue
    invalidated += Number(!entry.invalidation)
    if (remains(entry.value)) entry.invalidation = { at: entry.invalidation?.at ?? at, together }
    else entries.delete(key)
  }
  return invalidated
}
