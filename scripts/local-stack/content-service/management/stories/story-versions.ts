import type { Store } from '../../store/open-store.ts'
import { actingUser } from '../acting-user.ts'
import type { StoryRow } from './story-row.ts'

export type VersionEvent = 'create' | 'update' | 'publish' | 'unpublish' | 'restore'

export type VersionRow = {
  id: number
  story_id: number
  event: VersionEvent
  created_at: string
  name: string
  slug: string
  content: string
  /** Name of the person; NULL in versions from before names were stored. */
  author: string | null
  /** The release to which it belongs; NULL for a version of the draft. */
  release_id: number | null
}

/**
 * Maximum of stored versions of a story's draft, and of its layer in a release; the oldest are deleted first, except those on which a release
 * is based: later changes are merged with them.
 */
export const storedVersions = 50

/**
 * Stores the story's present draft as a version and makes it the current one. A publish changes no draft, so releases that were based
 * on the version before are based on the new one. Returns its id.
 */
export function addVersion(store: Store, row: StoryRow, event: VersionEvent): number {
  const id = insertVersion(store, row, { event, releaseId: null })
  store.run('UPDATE stories SET current_version_id = ? WHERE id = ?', [id, row.id])
  if (event === 'publish' || event === 'unpublish') {
    store.run('UPDATE release_stories SET base_version_id = ? WHERE story_id = ? AND base_version_id IS ?', [
      id,
      row.id,
      row.current_version_id,
    ])
  }
  return id
}

/** Stores a story as it is in a release as a version of that release. Returns its id. */
export function addReleaseVersion(store: Store, row: StoryRow, origin: VersionOrigin & { releaseId: number }): number {
  return insertVersion(store, row, origin)
}

type VersionOrigin = { event: VersionEvent; releaseId: number | null }

function insertVersion(store: Store, row: StoryRow, { event, releaseId }: VersionOrigin): number {
  const { id } = store.run(
    `INSERT INTO story_versions (story_id, event, created_at, name, slug, content, author, release_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [row.id, event, new Date().toISOString(), row.name, row.slug, row.draft, actingUser(), releaseId],
  )
  store.run(
    `DELETE FROM story_versions WHERE story_id = ? AND release_id IS ? AND id <=
       (SELECT id FROM story_versions WHERE story_id = ? AND release_id IS ? ORDER BY id DESC LIMIT 1 OFFSET ?)
       AND id NOT IN (SELECT base_version_id FROM release_stories WHERE story_id = ? AND base_version_id IS NOT NULL)`,
    [row.id, releaseId, row.id, releaseId, storedVersions, row.id],
  )
  return id
}
