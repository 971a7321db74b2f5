import { randomUUID } from 'node:crypto'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { invalid } from '../management-error.ts'
import { noteTranslations } from '../translations/translation-store.ts'
import { insertRow } from '../write-row.ts'
import { nextRow, writeRow } from './next-row.ts'
import { placeStory } from './place-story.ts'
import type { StoryFields } from './story-body.ts'
import { getStoryRow, requireStoryRow, type StoryRow } from './story-row.ts'
import { addVersion } from './story-versions.ts'
import { writeTranslatedSlugs } from './write-translated-slugs.ts'

export type NewStory = StoryFields & { name: string; slug: string }

/** Gap between the positions of two neighbours, so that most moves touch one row. */
export const positionStep = 10

/**
 * Adds a story or folder at the end of its folder. The server assigns id and uuid.
 * @throws ManagementError 422 when the slug is taken, the folder unknown, or a story has no content type
 */
export function createStory(context: ContentContext, fields: NewStory): StoryRow {
  const { store } = context
  const parentId = fields.parent_id ?? 0
  requireFolder(store, parentId)
  requireFreeSlug(store, { id: 0, parentId, slug: fields.slug, isStartpage: fields.is_startpage ?? false })
  if (!fields.is_folder && !fields.content) throw invalid('content', 'needs a component')
  const id = insertRow(store, 'stories', {
    uuid: randomUUID(),
    group_id: randomUUID(),
    parent_id: parentId,
    name: fields.name,
    slug: fields.slug,
    // Never a real address: placeStory detects a move and writes the real one.
    full_slug: `/${randomUUID()}`,
    is_folder: fields.is_folder ?? false,
    position: nextPosition(store, parentId),
    draft: '{}',
  })
  const row = nextRow(requireStoryRow(store, id), fields)
  writeRow(store, row)
  noteTranslations(context, { ...row, draft: '{}' }, row)
  writeTranslatedSlugs(store, row, fields.translated_slugs_attributes ?? [])
  placeStory(store, id)
  addVersion(store, requireStoryRow(store, id), 'create')
  return requireStoryRow(store, id)
}

function nextPosition(store: Store, parentId: number): number {
  const row = store.get<{ last: number | null }>('SELECT max(position) AS last FROM stories WHERE parent_id = ?', [
    parentId,
  ])
  return (row?.last ?? -positionStep) + positionStep
}

/** @throws ManagementError 422 when the parent of a story is not a folder; 0 is the root */
export function requireFolder(store: Store, id: number): void {
  if (id === 0) return
  if (!getStoryRow(store, id)?.is_folder) throw invalid('parent_id', 'is not a folder')
}

/** @throws ManagementError 422 when another story of the folder has the slug; it may exist in a release alone, which is then named */
export function requireFreeSlug(
  store: Store,
  story: { id: number; parentId: number; slug: string; isStartpage: boolean },
): void {
  const taken = store.get<{ release: string | null }>(
    `SELECT r.name AS release FROM stories s LEFT JOIN release_new_stories n ON n.story_id = s.id
       LEFT JOIN releases r ON r.id = n.release_id
     WHERE s.parent_id = ? AND s.slug = ? AND s.is_startpage = ? AND s.id <> ? AND s.deleted_at IS NULL`,
    [story.parentId, story.slug, story.isStartpage ? 1 : 0, story.id],
  )
  if (!taken) return
  throw invalid('slug', `has already been taken${taken.release === null ? '' : ` in the release ${taken.release}`}`)
}
