import { LRUCache } from 'lru-cache'
import { count } from '#site/server/observability/metrics.ts'
import { type CachedResponse, compressedOnly, sizeOfResponse } from '../cached-response.ts'
import type { DiskTier } from './disk-tier.ts'

/**
 * A cache tier in front of another one: a stale copy is read and compressed once in an outage, not at each request.
 * @param maxBytes memory for the most recently requested
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
      count('site_page_cache_reads_total', { tier: 'disk', outcome: response ? 'hit' : 'miss' })
      if (response) recent.set(key, compressedOnly(response))
      return response
    },
  }
}
