import type { Store } from '../store/open-store.ts'
import type { ParsedQuery } from './query/parse-query.ts'

/** A finished answer: its JSON text, its tag, and for lists the values of `total` and `per-page`. */
export type FinishedResponse = { text: string; etag: string; paging?: { total: number; perPage: number } }

/** Published answers as of the last commit, as the vendor's edge keeps them per address. */
export type ResponseCache = {
  get: (key: string) => FinishedResponse | undefined
  put: (key: string, answer: FinishedResponse) => void
}

/** Characters that the kept answers may have together. */
const defaultMax = 32_000_000

/** Opens a memory that forgets everything with the next commit, and the least recently used answers beyond `max` characters. */
export function openResponseCache(store: Store, max: number = defaultMax): ResponseCache {
  const kept = new Map<string, FinishedResponse>()
  let size = 0
  store.onCommit(() => {
    kept.clear()
    size = 0
  })
  return {
    get(key) {
      const answer = kept.get(key)
      if (!answer) return undefined
      // A Map keeps insertion order: set again, the answer is the youngest.
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    put(key, answer) {
      if (kept.has(key) || answer.text.length > max / 4) return
      kept.set(key, answer)
      size += answer.text.length
      for (const [oldest, { text }] of kept) {
        if (size <= max) return
        kept.delete(oldest)
        size -= text.length
      }
    },
  }
}

/** What tells one published answer from another: everything in the address but the token and the cache version. */
export function answerKey(pathname: string, { parameters, filters }: ParsedQuery): string {
  const telling = [...parameters]
    .filter(([name]) => name !== 'token' && name !== 'cv')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([pathname, telling, filters])
}
