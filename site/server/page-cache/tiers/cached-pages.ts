import { type CachedResponse, compressedOnly, sizeOfResponse } from '../cached-response.ts'
import { isNarrowed, isText } from '../request/cache-key.ts'
import { type TaggedCache, taggedCache } from './tagged-cache.ts'

/** Shares of the memory for entries that anyone can invent; they must not evict pages. */
const shares = {
  /** Addresses that are not found. */
  absent: 1 / 16,
  /** Filtered lists. */
  narrowed: 1 / 4,
  /** Sitemaps: a megabyte each. */
  texts: 1 / 8,
}

/**
 * The cached responses of pages. Filtered lists, texts and addresses that are not found have a bounded share; a change invalidates all of them
 * by tag.
 * @param maxBytes memory for all of them
 */
export function cachedPages(maxBytes: number): Omit<TaggedCache<CachedResponse>, 'size' | 'remove'> {
  const roomOf = (share: number) =>
    taggedCache<CachedResponse>({
      maxBytes: maxBytes * share,
      sizeOf: sizeOfResponse,
      // A publish may give a missing address a page, and a redirect another target.
      remains: ({ status }) => status === 200,
    })
  const [absent, narrowed, texts] = [roomOf(shares.absent), roomOf(shares.narrowed), roomOf(shares.texts)]
  const pages = roomOf(1 - shares.absent - shares.narrowed - shares.texts)
  const rooms = [pages, narrowed, texts, absent]
  const ownRoom = (key: string) => (isText(key) ? texts : isNarrowed(key) ? narrowed : pages)
  return {
    // All count the same changes.
    now: pages.now,
    get: (key) => ownRoom(key).get(key) ?? absent.get(key),
    put(key, made) {
      const own = ownRoom(key)
      const [room, other] = made.value.status === 404 ? [absent, own] : [own, absent]
      other.remove(key)
      return room.put(key, { ...made, value: compressedOnly(made.value) })
    },
    invalidate(tags) {
      const all = [...tags]
      return rooms.reduce((sum, room) => sum + room.invalidate(all), 0)
    },
    with(tags) {
      const all = [...tags]
      return [pages, narrowed].flatMap((room) => room.with(all))
    },
    invalidateAll() {
      for (const room of rooms) room.invalidateAll()
    },
  }
}
