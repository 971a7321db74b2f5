import { LRUCache } from 'lru-cache'
import { type KeptResponse, sizeOfResponse } from '../cached-response.ts'
import type { DiskShelf } from './disk-tier.ts'

/**
 * A shelf whose pages are read and compressed once while they stand in for what cannot be drawn, not at each request.
 * @param maxBytes memory for those that were asked for last
 */
export function recentShelf(shelf: DiskShelf, maxBytes: number): DiskShelf {
  const recent = new LRUCache<string, KeptResponse>({ maxSize: maxBytes, sizeCalculation: sizeOfResponse })
  return {
    put(key, response) {
      recent.delete(key)
      return shelf.put(key, response)
    },
    remove(key) {
      recent.delete(key)
      return shelf.remove(key)
    },
    async get(key) {
      const response = recent.get(key) ?? (await shelf.get(key))
      if (response) recent.set(key, response)
      return response
    },
  }
}
