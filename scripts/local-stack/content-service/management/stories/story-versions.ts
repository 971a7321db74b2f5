import type { Store } from '../../store/open-store.ts'
import { actingUser } from '../acting-user.ts'
import type { StoryRow } from './story-row.ts'

export type VersionEvent = 'create' | 'update' | 'publish' | 'unpublish'

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
}

/** Maximum of stored versions per story; the oldest are deleted first. */
export const storedVersions = 50

/** Stores the story's present draft as a version and makes it the current one. Returns its id. */
export function addVersion(store: Store, row: StoryRow, event: VersionEvent): number {
  const { id } = store.run(
    'INSERT INTO story_versions (story_id, event, created_at, name, slug, content, author) VALUES (?, ?, ?, ?, ?, ?, ?)',
    [row.id, event, new Date().toISOString(), row.name, row.slug, row.draft, actingUser()],
  )
  store.run('UPDATE stories SET current_version_id = ? WHERE id = ?', [id, row.id])
  store.run(
    `DELETE FROM story_versions WHERE story_id = ? AND id <=
       (SELECT id FROM story_versions WHERE story_id = ? ORDER BY id DESC LIMIT 1 OFFSET ?)`,
    [row.id, row.id, storedVersions],
  )
  return id
}
