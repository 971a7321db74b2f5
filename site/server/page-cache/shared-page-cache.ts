import type { PageCache } from './page-cache.ts'

const storeKey = Symbol.for('zarandal.page-store')

type Shared = { [storeKey]?: PageCache }

/** The server puts its store here; the framework's bundles, which have module variables of their own, find it here. */
export function sharePageCache(store: PageCache): void {
  ;(globalThis as Shared)[storeKey] = store
}

/** Undefined while the development server runs: it draws every page anew. */
export function sharedPageCache(): PageCache | undefined {
  return (globalThis as Shared)[storeKey]
}
