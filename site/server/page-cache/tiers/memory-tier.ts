import { LRUCache } from 'lru-cache'
import { type CachedResponse, sizeOfResponse } from '../cached-response.ts'
import type { DiskTier } from './disk-tier.ts'

/**
 * A shelf whose pages are read and compressed once while they stand in for what cannot be drawn, not at each request.
 * @param maxBytes memory for those that were asked for last
 */
export function memoryTier(tier: DiskTier, maxBytes: number): DiskTier {
  const recent = new LRUCache<string, CachedResponse>({ maxSize: maxBytes, sizeCalculation: sizeOfResponse })
  return {
    put(key, response) {
      recent.delete(key)
      return tier.put(key, response)
    },
    remove(key) {
      recent.delete(key)
      return tier.remove(key)
    },
    async get(key) {
      const response = recent.get(key) ?? (await tier.get(key))
      if (response) recent.set(key, response)
      return response
    },
  }
}
