import type { Store } from '../store/open-store.ts'
import type { ParsedQuery } from './query/parse-query.ts'

/** A finished answer: its JSON text, its tag, and for lists the values of `total` and `per-page`. */
export type FinishedResponse = { text: string; etag: string; paging?: { total: number; perPage: number } }

/** Published answers as of the last commit, as the vendor's edge keeps them per address. */
export type ResponseCache = {
  get: (key: string) => FinishedResponse | undefined
  put: (key: string, response: FinishedResponse) => void
}

/** Characters that the kept answers may have together. */
const defaultMax = 32_000_000

/** Opens a memory that forgets everything with the next commit, and the least recently used answers beyond `max` characters. */
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
      // A Map keeps insertion order: set again, the answer is the youngest.
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

/** What tells one published answer from another: everything in the address but the token and the cache version. */
export function answerKey(pathname: string, { parameters, filters }: ParsedQuery): string {
  const notifying = [...parameters]
    .filter(([name]) => name !== 'token' && name !== 'cv')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([pathname, notifying, filters])
}
