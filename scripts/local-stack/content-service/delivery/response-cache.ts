import type { Store } from '../store/open-store.ts'
import type { ParsedQuery } from './query/parse-query.ts'

/** A finished response: its JSON text, its ETag, and for lists the values of `total` and `per-page`. */
export type FinishedResponse = { text: string; etag: string; paging?: { total: number; perPage: number } }

/** A cache of published responses as of the last commit, like the vendor's edge cache: one entry per address. */
export type ResponseCache = {
  get: (key: string) => FinishedResponse | undefined
  put: (key: string, response: FinishedResponse) => void
}

/** Limit of characters over all cached responses. */
const defaultMax = 32_000_000

/** Opens a cache that the next commit clears. Beyond `max` characters it evicts the least recently used responses. */
export function openResponseCache(store: Store, max: number = defaultMax): ResponseCache {
  const stored = new Map<string, FinishedResponse>()
  let size = 0
  store.onCommit(() => {
    stored.clear()
    size = 0
  })
  return {
    get(key) {
      const response = stored.get(key)
      if (!response) return undefined
      // A Map keeps insertion order: setting the entry again makes it the most recently used.
      stored.delete(key)
      stored.set(key, response)
      return response
    },
    put(key, response) {
      if (stored.has(key) || response.text.length > max / 4) return
      stored.set(key, response)
      size += response.text.length
      for (const [oldest, { text }] of stored) {
        if (size <= max) return
        stored.delete(oldest)
        size -= text.length
      }
    },
  }
}

/** Cache key of a published response: the whole address without the token and the cache version. */
export function responseKey(pathname: string, { parameters, filters }: ParsedQuery): string {
  const relevant = [...parameters]
    .filter(([name]) => name !== 'token' && name !== 'cv')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([pathname, relevant, filters])
}
