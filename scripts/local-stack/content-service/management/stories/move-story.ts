import type { ContentContext } from '../../store/content-context.ts'
import { invalid } from '../management-error.ts'
import { positionStep } from './create-story.ts'
import { recordStoryEvent } from './story-events.ts'
import { getStoryRow, requireStoryRow, type StoryRow } from './story-row.ts'

/**
 * Moves a story behind another one of the same folder, or to the first position when `afterId` is 0 or absent.
 * @throws ManagementError 422 when the other story is in another folder
 */
export function moveStory(context: ContentContext, id: number, afterId: number | undefined): StoryRow {
  const { store } = context
  const row = requireStoryRow(store, id)
  const siblings = store.all<{ id: number; position: number }>(
    'SELECT id, position FROM stories WHERE parent_id = ? AND id <> ? AND deleted_at IS NULL ORDER BY position, id',
    [row.parent_id, id],
  )
  const index = afterId ? siblings.findIndex((sibling) => sibling.id === afterId) : -1
  if (afterId && index === -1) throw invalid('after_id', 'is not in the same folder')
  const before = siblings[index]?.position
  const after = siblings[index + 1]?.position
  const between = gapBetween(before, after)
  if (between === undefined) renumber(context, siblings.toSpliced(index + 1, 0, { id, position: 0 }))
  else store.run('UPDATE stories SET position = ? WHERE id = ?', [between, id])
  if (row.published !== null) recordStoryEvent(context, 'story.moved', row)
  return getStoryRow(store, id) ?? row
}

/** An integer strictly between two positions, undefined when there is no gap. */
function gapBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? 0 : after - positionStep
  if (after === undefined) return before + positionStep
  const middle = Math.floor((before + after) / 2)
  return middle > before && middle < after ? middle : undefined
}

function renumber({ store }: ContentContext, order: readonly { id: number }[]): void {
  for (const [index, { id }] of order.entries()) {
    store.run('UPDATE stories SET position = ? WHERE id = ?', [index * positionStep, id])
  }
}
