import { type KeptResponse, sizeOfResponse } from './kept-response.ts'
import { type TaggedCache, taggedCache } from './tagged-cache.ts'

/** Part of the memory for addresses that are not found: anybody can make up more of them, and they must push out no page. */
const absentShare = 1 / 16

/**
 * The cached responses of pages. Those that say "not found" have a bounded room of their own; a change invalidates both by
 * tag.
 * @param maxBytes memory for all of them
 */
export function cachedPages(maxBytes: number): Omit<TaggedCache<KeptResponse>, 'size' | 'remove'> {
  const absentBytes = Math.floor(maxBytes * absentShare)
  const pages = taggedCache<KeptResponse>({ maxBytes: maxBytes - absentBytes, sizeOf: sizeOfResponse })
  const absent = taggedCache<KeptResponse>({ maxBytes: absentBytes, sizeOf: sizeOfResponse })
  return {
    // Both count the same changes.
    now: pages.now,
    get: (key) => pages.get(key) ?? absent.get(key),
    put(key, made) {
      const [own, other] = made.value.status === 404 ? [absent, pages] : [pages, absent]
      other.remove(key)
      return own.put(key, made)
    },
    drop(tags) {
      const all = [...tags]
      return pages.drop(all) + absent.drop(all)
    },
    with: (tags) => pages.with(tags),
    dropAll() {
      pages.dropAll()
      absent.dropAll()
    },
  }
}
