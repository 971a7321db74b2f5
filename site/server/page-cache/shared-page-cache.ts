import { runtimePart } from '#site/server/runtime.ts'
import type { PageCache } from './page-cache.ts'

const holder = runtimePart('page-cache', (): { store?: PageCache } => ({}))

/** Called by the server, which opens the page cache. */
export function sharePageCache(store: PageCache): void {
  holder().store = store
}

/** Undefined in the development server, which renders every page for its request. */
export function sharedPageCache(): PageCache | undefined {
  return holder().store
}
