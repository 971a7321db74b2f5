import type { FoundWord, TextIndex } from './text-index.ts'

/** Words whose answers are kept: what a few people type at a time. */
const mostStored = 24

/**
 * An index that knows its last answers until something is written, the longest unused ones dropped. One call of a search
 * page asks for the same words once for its list and once for each group and facet.
 */
export function rememberingIndex(index: TextIndex): TextIndex {
  const stored = new Map<string, FoundWord>()
  return {
    ...index,
    async add(documents) {
      stored.clear()
      await index.add(documents)
      // Also what was asked while they were added.
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
