import { isDeepStrictEqual } from 'node:util'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { invalid, ManagementError } from '../management-error.ts'
import { noteTranslations } from '../translations/translation-store.ts'
import { requireFolder, requireFreeSlug } from './create-story.ts'
import { nextRow, writeRow } from './next-row.ts'
import { placeStory } from './place-story.ts'
import type { StoryFields } from './story-body.ts'
import { recordMoves, recordStoryEvent } from './story-events.ts'
import { getStoryRow, requireStoryRow, type StoryRow } from './story-row.ts'
import { addVersion, type VersionEvent } from './story-versions.ts'
import { writeTranslatedSlugs } from './write-translated-slugs.ts'

/**
 * Writes the given keys of a story or folder; absent keys keep their value. A new slug or folder moves all
 * descendants.
 * @throws ManagementError 409 when the writer's base version is stale, 422 when the new address is taken
 */
export function updateStory(
  context: ContentContext,
  id: number,
  change: { fields: StoryFields; isForced: boolean; event?: VersionEvent },
): StoryRow {
  const { store } = context
  const { fields } = change
  const before = requireStoryRow(store, id)
  if (!change.isForced) refuseStale(before, fields.base_version_id)
  const next = nextRow(before, fields)
  if (isSameRow(before, next) && !fields.translated_slugs_attributes?.length) return before
  requirePlace(store, before, next)
  writeRow(store, next)
  noteTranslations(context, before, next)
  writeTranslatedSlugs(store, next, fields.translated_slugs_attributes ?? [])
  const moved = placeStory(store, id)
  addVersion(store, requireStoryRow(store, id), change.event ?? 'update')
  recordMoves(context, moved)
  const isNoted = moved.some(({ row }) => row.id === id)
  if (!isNoted && before.published !== null && isShownAtOnce(before, next))
    recordStoryEvent(context, 'story.moved', next)
  return requireStoryRow(store, id)
}

/** A save without a change writes no version. */
function isSameRow(before: StoryRow, next: StoryRow): boolean {
  return isDeepStrictEqual(readable(before), readable(next))
}

/** The stored texts of JSON may differ in the order of their keys. */
function readable(row: StoryRow): Record<string, unknown> {
  return { ...row, draft: JSON.parse(row.draft), folder_settings: JSON.parse(row.folder_settings) }
}

/**
 * Optimistic locking: the second of two editors must see the first one's changes before overwriting them.
 * @throws ManagementError 409 when the version on which a change is based is not the current one
 */
export function refuseStale(row: StoryRow, baseVersion: number | null | undefined): void {
  if (baseVersion === null || baseVersion === undefined || baseVersion === row.current_version_id) return
  throw new ManagementError(409, { error: 'This story has been changed by someone else since it was opened' })
}

function requirePlace(store: Store, before: StoryRow, next: StoryRow): void {
  if (before.parent_id !== next.parent_id) {
    requireFolder(store, next.parent_id)
    refuseOwnDescendant(store, next)
  }
  requireFreeSlug(store, {
    id: next.id,
    parentId: next.parent_id,
    slug: next.slug,
    isStartpage: next.is_startpage === 1,
  })
}

/** A folder inside itself would have no address. */
function refuseOwnDescendant(store: Store, row: StoryRow): void {
  for (let parent = getStoryRow(store, row.parent_id); parent; parent = getStoryRow(store, parent.parent_id)) {
    if (parent.id === row.id) throw invalid('parent_id', 'lies inside the folder itself')
  }
}

/** Structure and tags have one state for both layers, so a change of them is visible without a publish. */
const shownAtOnce = ['position', 'path', 'group_id', 'tag_list', 'sort_by_date', 'meta_data'] as const

function isShownAtOnce(before: StoryRow, next: StoryRow): boolean {
  return shownAtOnce.some((column) => before[column] !== next[column])
}
