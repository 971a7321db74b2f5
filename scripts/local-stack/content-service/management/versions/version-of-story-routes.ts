import { type Context, Hono } from 'hono'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { storedObject } from '../../store/stored-json.ts'
import { ManagementError, notFound } from '../management-error.ts'
import { isTrue, readId, readQuery } from '../read-request.ts'
import { namedRelease } from '../releases/release-row.ts'
import { requireStoryIn } from '../releases/release-story.ts'
import { saveInRelease } from '../releases/save-in-release.ts'
import type { StoryRow } from '../stories/story-row.ts'
import type { VersionRow } from '../stories/story-versions.ts'
import { toWireStory } from '../stories/to-wire-story.ts'
import { updateStory } from '../stories/update-story.ts'
import { changedFields } from './changed-fields.ts'
import { toWireStoryVersion } from './to-wire-version.ts'

/** `/stories/{id}`: comparing one of its versions with the draft, and restoring one. Storyblok docs: compare, restore a story version. */
export function versionOfStoryRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()

  // The documentation's table names the parameter `version_v2`, its examples `version`; it shows no response (guess).
  app.get('/:id{[0-9]+}/compare', (request) => {
    const query = readQuery(request, ['version', 'version_v2'])
    const story = requireStoryIn(store, readId(request), undefined)
    const version = versionOf(store, story.id, query.get('version_v2') ?? query.get('version'))
    return request.json({
      story_version: toWireStoryVersion(version, true),
      story: toWireStory(context, story),
      changes: changedFields(storedObject(version.content), storedObject(story.draft)),
    })
  })

  app.get('/:id{[0-9]+}/restore_with', (request) => {
    const query = readQuery(request, ['version', 'versions_v2'])
    const id = readId(request)
    if (!isTrue(query.get('versions_v2'))) throw new ManagementError(501, { error: legacyVersions })
    const version = versionOf(store, id, query.get('version'))
    const row = store.transaction(() => restoreVersion(context, version))
    return request.json({ story: toWireStory(context, row) })
  })

  app.get('/:id{[0-9]+}/versions', (request: Context) => request.json({ error: legacyVersions }, 501))
  return app
}

const legacyVersions = 'No version here is older than August 2024: use story_versions'

/**
 * Name and content of a version become the draft, or the story's content in its release. The vendor documents no base version for it: it
 * overwrites.
 */
export function restoreVersion(context: ContentContext, version: VersionRow): StoryRow {
  const fields = { name: version.name, content: storedObject(version.content) }
  const release = namedRelease(context.store, version.release_id)
  requireStoryIn(context.store, version.story_id, release)
  if (release)
    return saveInRelease(context, release, { id: version.story_id, fields, isForced: true, event: 'restore' })
  return updateStory(context, version.story_id, { fields, isForced: true, event: 'restore' })
}

/** @throws ManagementError 404 for a version that is not stored, or of another story */
export function versionOf(store: Store, storyId: number, id: string | number | null): VersionRow {
  const sql = 'SELECT * FROM story_versions WHERE id = ? AND story_id = ?'
  const row = store.get<VersionRow>(sql, [Number(id ?? Number.NaN) || 0, storyId])
  if (!row) throw notFound()
  return row
}
