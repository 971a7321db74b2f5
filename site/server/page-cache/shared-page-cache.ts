import { everythingTag } from '#site/server/cdn/cdn-tags.ts'
import { sharedPurges } from '#site/server/cdn/shared-purges.ts'
import { runtimePart } from '#site/server/runtime.ts'
import type { PageCache } from './page-cache.ts'

const holder = runtimePart('page-cache', (): { store?: PageCache } => ({}))

/** Called by the server, which opens the page cache. A CDN in front follows what is invalidated, whatever the reason. */
export function sharePageCache(store: PageCache): void {
  const purges = sharedPurges()
  holder().store = purges ? { ...store, ...followedBy(store, purges.invalidated) } : store
}

/** Undefined in the development server, which renders every page for its request. */
export function sharedPageCache(): PageCache | undefined {
  return holder().store
}

/** @param purge called with the tags after they are invalidated here */
function followedBy(
  store: PageCache,
  purge: (tags: readonly string[]) => void,
): Pick<PageCache, 'invalidate' | 'invalidateAll'> {
  return {
    invalidate(tags) {
      const all = [...tags]
      const count = store.invalidate(all)
      purge(all)
      return count
    },
    invalidateAll() {
      store.invalidateAll()
      purge([everythingTag])
    },
  }
}
