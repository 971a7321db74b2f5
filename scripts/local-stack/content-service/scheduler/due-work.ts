import type { Store } from '../store/open-store.ts'

/** Work that the store plans for a moment: a release, or the publish or unpublish of a story. */
export type PlannedWork = { kind: 'release' | 'schedule'; id: number; at: string }

/** The next pieces of planned work, the earliest first. */
export function listPlanned(store: Store, most: number): PlannedWork[] {
  return store.all<PlannedWork>(
    `SELECT * FROM (
       SELECT * FROM (SELECT 'release' AS kind, id, release_at AS at FROM releases
         WHERE released_at IS NULL AND release_at IS NOT NULL ORDER BY release_at LIMIT ?)
       UNION ALL
       SELECT * FROM (SELECT 'schedule' AS kind, id, publish_at AS at FROM story_schedulings
         WHERE status = 'scheduled' AND deleted_at IS NULL ORDER BY publish_at LIMIT ?)
     ) ORDER BY at, kind, id LIMIT ?`,
    [most, most, most],
  )
}
