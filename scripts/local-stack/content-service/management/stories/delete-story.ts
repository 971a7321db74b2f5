import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { getReleaseStory, homeOf, removeFromRelease } from '../releases/release-story.ts'
import { cancelSchedules } from '../schedules/schedule-row.ts'
import { writeRow } from './next-row.ts'
import { recordStoryEvent } from './story-events.ts'
import { requireStoryRow, type StoryRow } from './story-row.ts'

/** Moves a story, or a folder with everything below it, to the trash. Every story gets its own event. */
export function deleteStory(context: ContentContext, id: number): StoryRow {
  const { store } = context
  const row = requireStoryRow(store, id)
  const deleted = withDescendants(store, row)
  const now = new Date().toISOString()
  for (const story of deleted) {
    if (!story.is_folder) recordStoryEvent(context, 'story.deleted', story)
    cancelSchedules(store, story.id)
    leaveHome(store, story)
    store.run('UPDATE stories SET deleted_at = ? WHERE id = ?', [now, story.id])
  }
  return { ...row, deleted_at: now }
}

function withDescendants(store: Store, row: StoryRow): StoryRow[] {
  if (!row.is_folder) return [row]
  const children = store.all<StoryRow>('SELECT * FROM stories WHERE parent_id = ? AND deleted_at IS NULL', [row.id])
  return [row, ...children.flatMap((child) => withDescendants(store, child))]
}

/** A story that existed in a release alone leaves it with its content there, so that it returns from the trash as that draft. */
function leaveHome(store: Store, row: StoryRow): void {
  const home = homeOf(store, row.id)
  const layer = home === undefined ? undefined : getReleaseStory(store, home, row.id)
  if (home === undefined || !layer) return
  writeRow(store, { ...row, name: layer.name, draft: layer.content, content_type: layer.content_type })
  removeFromRelease(store, home, row.id)
}
