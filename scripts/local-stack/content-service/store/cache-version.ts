import type { Store } from './open-store.ts'

/** The current cache version of the space (`cv`): unix seconds, strictly increasing. Storyblok docs: cache invalidation. */
export function getCacheVersion(store: Store): number {
  const row = store.get<{ value: string }>("SELECT value FROM meta WHERE key = 'cv'")
  return row ? Number(row.value) : bumpCacheVersion(store)
}

/**
 * Raises the cache version; called inside the transaction of every change that delivery shows. Returns the new value.
 */
export function bumpCacheVersion(store: Store): number {
  const now = Math.floor(Date.now() / 1000)
  const row = store.get<{ value: string }>(
    `INSERT INTO meta (key, value) VALUES ('cv', ?)
     ON CONFLICT (key) DO UPDATE SET value = max(CAST(value AS INTEGER) + 1, CAST(excluded.value AS INTEGER))
     RETURNING value`,
    [String(now)],
  )
  return Number(row?.value ?? now)
}
