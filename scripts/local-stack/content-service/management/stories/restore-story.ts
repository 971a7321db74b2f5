import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { invalid, notFound } from '../management-error.ts'
import { requireFolder, requireFreeSlug } from './create-story.ts'
import { placeStory } from './place-story.ts'
import { requireStoryRow, type StoryRow } from './story-row.ts'
import { addVersion } from './story-versions.ts'

/**
 * Takes a story out of the trash, or a folder with everything that was deleted with it. Stories return as drafts: whether visitors see
 * them again is decided by a publish. The vendor's API has no documented call for it.
 * @throws ManagementError 404 when it is not in the trash, 422 when its folder is, or when its address is taken
 */
export function restoreStory({ store }: ContentContext, id: number): StoryRow {
  const row = store.get<StoryRow>('SELECT * FROM stories WHERE id = ? AND deleted_at IS NOT NULL', [id])
  if (!row) throw notFound()
  if (row.parent_id !== 0 && !isLive(store, row.parent_id))
    throw invalid('parent_id', 'is in the trash: restore the folder first')
  requireFolder(store, row.parent_id)
  requireFreeSlug(store, { id, parentId: row.parent_id, slug: row.slug, isStartpage: row.is_startpage === 1 })
  for (const one of withDescendants(store, row)) {
    store.run(
      `UPDATE stories SET deleted_at = NULL, published = NULL, published_content_type = NULL, published_name = NULL,
         published_at = NULL, unpublished_changes = 0 WHERE id = ?`,
      [one.id],
    )
    store.run('UPDATE translated_slugs SET published = ? WHERE story_id = ?', [one.is_folder, one.id])
    if (!one.is_folder) addVersion(store, requireStoryRow(store, one.id), 'update')
  }
  placeStory(store, id)
  return requireStoryRow(store, id)
}

function isLive(store: Store, id: number): boolean {
  return store.get('SELECT id FROM stories WHERE id = ? AND deleted_at IS NULL', [id]) !== undefined
}

/** The story and everything below it that was deleted in the same moment. */
function withDescendants(store: Store, row: StoryRow): StoryRow[] {
  if (!row.is_folder) return [row]
  const sql = 'SELECT * FROM stories WHERE parent_id = ? AND deleted_at = ?'
  const children = store.all<StoryRow>(sql, [row.id, row.deleted_at])
  return [row, ...children.flatMap((child) => withDescendants(store, child))]
}
