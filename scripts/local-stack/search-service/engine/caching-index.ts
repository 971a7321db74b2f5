import type { FoundWord, TextIndex } from './text-index.ts'

/** Maximum of cached words: a few people's concurrent queries. */
const mostStored = 24

/**
 * An index with an LRU cache of results that a write clears. One request of a search page looks up the same words once
 * for its list and once for each group and facet.
 */
export function cachingIndex(index: TextIndex): TextIndex {
  const stored = new Map<string, FoundWord>()
  return {
    ...index,
    async add(documents) {
      stored.clear()
      await index.add(documents)
      // Results cached during the write are stale, too.
      stored.clear()
    },
    remove(id) {
      stored.clear()
      index.remove(id)
    },
    find(spelled, options) {
      const name = `${spelled} ${options.isPrefix} ${options.typos} ${options.hasForms}`
      const found = stored.get(name) ?? index.find(spelled, options)
      stored.delete(name)
      stored.set(name, found)
      const [oldest] = stored.keys()
      if (stored.size > mostStored && oldest !== undefined) stored.delete(oldest)
      return found
    },
  }
}
