import { isDeepStrictEqual } from 'node:util'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { ManagementError, notFound } from '../management-error.ts'
import { createStory, type NewStory } from '../stories/create-story.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { nextRow } from '../stories/next-row.ts'
import type { StoryFields } from '../stories/story-body.ts'
import type { StoryRow } from '../stories/story-row.ts'
import { addReleaseVersion, type VersionEvent } from '../stories/story-versions.ts'
import { refuseStale, updateStory } from '../stories/update-story.ts'
import { type ReleaseRow, refuseReleased } from './release-row.ts'
import { getReleaseStory, homeOf, removeFromRelease, requireStoryIn, storyInRelease } from './release-story.ts'

type Change = { id: number; fields: StoryFields; isForced: boolean; event?: VersionEvent }

/**
 * Stores a story as it will be after a release; its draft stays as it is. The first save puts the story into the release, even when it
 * changes nothing. `current_version_id` is the version that the writer has read: a stale one is refused. `base_version_id` is the version
 * of the draft that the writer has taken into account: the draft's current one ends the conflict with it (guess).
 * @throws ManagementError 409 for a stale version, 422 for a release of the past, 501 for a change of more than name and content
 */
export function saveInRelease(context: ContentContext, release: ReleaseRow, change: Change): StoryRow {
  const { store } = context
  refuseReleased(release)
  const found = requireStoryIn(store, change.id, release)
  if (found.is_folder) throw new ManagementError(501, { error: 'A release holds stories and no folders' })
  if (!change.isForced) refuseStale(storyInRelease(store, found, release), change.fields.current_version_id)
  if (homeOf(store, found.id) === release.id) return saveNew(context, release, change)
  const before = storyInRelease(store, found, release)
  const base = before.inRelease?.baseVersionId ?? found.current_version_id
  const given = change.fields.base_version_id ?? base
  if (!change.isForced && given !== base) refuseStale(found, given)
  const next = nextRow(before, change.fields)
  refuseStructure(before, next, change.fields)
  writeLayer(store, release, { before, next, base: given, event: change.event ?? 'update' })
  return storyInRelease(store, found, release)
}

/**
 * Creates a story that exists in the release alone until that is released (guess: the vendor documents the parameter and not its
 * effect). It has its address from the start, so that no other story takes it.
 */
export function createInRelease(context: ContentContext, release: ReleaseRow, fields: NewStory): StoryRow {
  refuseReleased(release)
  const { id } = createStory(context, fields)
  const created = saveInRelease(context, release, { id, fields: {}, isForced: true })
  context.store.run('INSERT INTO release_new_stories (story_id, release_id) VALUES (?, ?)', [id, release.id])
  return created
}

/** Nothing of a story that was created in the release is public or drafted elsewhere: its address changes, too, and no conflict arises. */
function saveNew(context: ContentContext, release: ReleaseRow, { id, fields, event = 'update' }: Change): StoryRow {
  const { store } = context
  const { name, content, ...arrangement } = fields
  const row = updateStory(context, id, { fields: arrangement, isForced: true })
  const before = storyInRelease(store, row, release)
  const next = nextRow(before, { name, content })
  writeLayer(store, release, { before, next, base: row.current_version_id, event })
  return storyInRelease(store, row, release)
}

type LayerWrite = { before: StoryRow; next: StoryRow; base: number | null; event: VersionEvent }

function writeLayer(store: Store, release: ReleaseRow, { before, next, base, event }: LayerWrite): void {
  const isSame = next.name === before.name && isDeepStrictEqual(JSON.parse(next.draft), JSON.parse(before.draft))
  if (before.inRelease && isSame && base === before.inRelease.baseVersionId) return
  store.run(
    `INSERT INTO release_stories (release_id, story_id, name, content, content_type, base_version_id, version_id, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (release_id, story_id) DO UPDATE SET name = excluded.name, content = excluded.content,
       content_type = excluded.content_type, base_version_id = excluded.base_version_id, version_id = excluded.version_id,
       updated_at = excluded.updated_at`,
    [
      release.id,
      next.id,
      next.name,
      next.draft,
      next.content_type,
      base,
      addReleaseVersion(store, next, { event, releaseId: release.id }),
      new Date().toISOString(),
    ],
  )
}

/** Addresses, tags and the like have one state for every layer; a change of them in a release would be public before it. */
const structure = [
  'slug',
  'parent_id',
  'is_startpage',
  'position',
  'path',
  'group_id',
  'tag_list',
  'sort_by_date',
  'first_published_at',
  'meta_data',
] as const satisfies readonly (keyof StoryRow)[]

function refuseStructure(before: StoryRow, next: StoryRow, fields: StoryFields): void {
  const changed = structure.filter((column) => before[column] !== next[column])
  const names = [...changed, ...(fields.translated_slugs_attributes?.length ? ['translated_slugs'] : [])]
  if (names.length === 0) return
  throw new ManagementError(501, {
    error: `In a release only the name and the content of a story change, not ${names.join(', ')}`,
  })
}

/**
 * Takes a story out of a release: its content in the release is deleted. A story that was created in it goes to the trash, with that
 * content. The vendor's API has no documented call for it.
 * @throws ManagementError 404 when the release does not contain the story, 422 for a release of the past
 */
export function takeOutOfRelease(context: ContentContext, release: ReleaseRow, storyId: number): void {
  const { store } = context
  refuseReleased(release)
  if (!getReleaseStory(store, release.id, storyId)) throw notFound()
  if (homeOf(store, storyId) === release.id) deleteStory(context, storyId)
  else removeFromRelease(store, release.id, storyId)
}

/** Deletes a release with its content. Stories that were created in it and that it has not released go to the trash. */
export function deleteRelease(context: ContentContext, release: ReleaseRow): void {
  const { store } = context
  const held = store.all<{ story_id: number }>(
    `SELECT story_id FROM release_stories WHERE release_id = ?
     UNION SELECT story_id FROM release_new_stories WHERE release_id = ?`,
    [release.id, release.id],
  )
  for (const { story_id: id } of held) {
    if (homeOf(store, id) === release.id) deleteStory(context, id)
    else removeFromRelease(store, release.id, id)
  }
  store.run('DELETE FROM releases WHERE id = ?', [release.id])
}
