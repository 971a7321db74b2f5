import type { Store } from '../../store/open-store.ts'
import { notFound } from '../management-error.ts'
import { requireStoryRow, type StoryRow } from '../stories/story-row.ts'
import type { ReleaseRow } from './release-row.ts'

/** A story as it is in a release; `store/release-tables.ts` describes the columns. */
export type ReleaseStoryRow = {
  release_id: number
  story_id: number
  name: string
  content: string
  content_type: string | null
  base_version_id: number | null
  version_id: number
  updated_at: string
}

/** The layer of a story in a release; undefined when the release does not contain it. */
export function getReleaseStory(store: Store, releaseId: number, storyId: number): ReleaseStoryRow | undefined {
  return store.get<ReleaseStoryRow>('SELECT * FROM release_stories WHERE release_id = ? AND story_id = ?', [
    releaseId,
    storyId,
  ])
}

/** A story as it is in a release: its own name and content where the release contains it, else the draft. */
export function storyInRelease(store: Store, row: StoryRow, release: ReleaseRow): StoryRow {
  const layer = getReleaseStory(store, release.id, row.id)
  if (!layer) return row
  return {
    ...row,
    name: layer.name,
    draft: layer.content,
    content_type: layer.content_type,
    unpublished_changes: row.published === null || row.published === layer.content ? 0 : 1,
    updated_at: layer.updated_at,
    current_version_id: layer.version_id,
    inRelease: { baseVersionId: layer.base_version_id, mainVersionId: row.current_version_id },
  }
}

/** Ids of the releases to come that contain a story. */
export function openReleaseIds(store: Store, storyId: number): number[] {
  return store
    .all<{ id: number }>(
      `SELECT r.id FROM release_stories s JOIN releases r ON r.id = s.release_id
       WHERE s.story_id = ? AND r.released_at IS NULL ORDER BY r.id`,
      [storyId],
    )
    .map(({ id }) => id)
}

/** Whether the draft of a story in the release has changed since the release took it into account. */
export function hasConflicts(store: Store, releaseId: number): boolean {
  const conflict = store.get(
    `SELECT 1 FROM release_stories r JOIN stories s ON s.id = r.story_id JOIN releases e ON e.id = r.release_id
     WHERE r.release_id = ? AND e.released_at IS NULL AND s.deleted_at IS NULL
       AND s.current_version_id IS NOT r.base_version_id LIMIT 1`,
    [releaseId],
  )
  return conflict !== undefined
}

/** The release to come in which a story was created: outside of it the story does not exist yet (guess). Undefined for any other story. */
export function homeOf(store: Store, storyId: number): number | undefined {
  const sql = 'SELECT release_id FROM release_new_stories WHERE story_id = ?'
  return store.get<{ release_id: number }>(sql, [storyId])?.release_id
}

/**
 * The story of a request, outside of releases or in one.
 * @throws ManagementError 404 when there is none, or when it exists in another release alone
 */
export function requireStoryIn(store: Store, id: number, release: ReleaseRow | undefined): StoryRow {
  const row = requireStoryRow(store, id)
  const home = homeOf(store, id)
  if (home !== undefined && home !== release?.id) throw notFound()
  return row
}

/** Removes a release's content of a story, with its versions. */
export function removeFromRelease(store: Store, releaseId: number, storyId: number): void {
  for (const table of ['release_stories', 'story_versions', 'release_new_stories'])
    store.run(`DELETE FROM ${table} WHERE release_id = ? AND story_id = ?`, [releaseId, storyId])
}
