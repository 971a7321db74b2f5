import { type CachedResponse, sizeOfResponse } from '../cached-response.ts'
import { isNarrowed } from '../request/cache-key.ts'
import { type TaggedCache, taggedCache } from './tagged-cache.ts'

/** Parts of the memory for what anybody can make up more of; the rest is for pages, which must not be pushed out by it. */
const shares = {
  /** Addresses that are not found. */
  absent: 1 / 16,
  /** Lists that an address narrows. */
  narrowed: 1 / 4,
}

/**
 * The cached responses of pages. Narrowed lists, and addresses that are not found, have a bounded room of their own; a change
 * invalidates all of them by tag.
 * @param maxBytes memory for all of them
 */
export function cachedPages(maxBytes: number): Omit<TaggedCache<CachedResponse>, 'size' | 'remove'> {
  const roomOf = (share: number) => taggedCache<CachedResponse>({ maxBytes: maxBytes * share, sizeOf: sizeOfResponse })
  const [absent, narrowed] = [roomOf(shares.absent), roomOf(shares.narrowed)]
  const pages = roomOf(1 - shares.absent - shares.narrowed)
  const rooms = [pages, narrowed, absent]
  const ownRoom = (key: string) => (isNarrowed(key) ? narrowed : pages)
  return {
    // All of them count the same changes.
    now: pages.now,
    get: (key) => ownRoom(key).get(key) ?? absent.get(key),
    put(key, made) {
      const own = ownRoom(key)
      const [room, other] = made.value.status === 404 ? [absent, own] : [own, absent]
      other.remove(key)
      return room.put(key, made)
    },
    drop(tags) {
      const all = [...tags]
      return rooms.reduce((sum, room) => sum + room.drop(all), 0)
    },
    with(tags) {
      const all = [...tags]
      return [pages, narrowed].flatMap((room) => room.with(all))
    },
    dropAll() {
      for (const room of rooms) room.dropAll()
    },
  }
}
