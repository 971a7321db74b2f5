import type { FoundWord, TextIndex } from './text-index.ts'

/** Words whose answers are kept: what a few people type at a time. */
const mostStored = 24

/**
 * An index that knows its last answers until something is written, the longest unused ones dropped. One call of a search
 * page asks for the same words once for its list and once for each group and facet.
 */
export function rememberingIndex(index: TextIndex): TextIndex {
  const kept = new Map<string, FoundWord>()
  return {
    ...index,
    async add(documents) {
      kept.clear()
      await index.add(documents)
      // Also what was asked while they were added.
      kept.clear()
    },
    remove(id) {
      kept.clear()
      index.remove(id)
    },
    find(spelled, options) {
      const name = `${spelled} ${options.isPrefix} ${options.typos} ${options.hasForms}`
      const found = kept.get(name) ?? index.find(spelled, options)
      kept.delete(name)
      kept.set(name, found)
      const [oldest] = kept.keys()
      if (kept.size > mostStored && oldest !== undefined) kept.delete(oldest)
      return found
    },
  }
}
