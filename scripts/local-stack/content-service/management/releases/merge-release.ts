import type { ContentContext } from '../../store/content-context.ts'
import { recordEvent } from '../../webhooks/record-event.ts'
import { publishStory } from '../stories/publish-story.ts'
import { updateStory } from '../stories/update-story.ts'
import { type ReleaseRow, refuseReleased, requireRelease } from './release-row.ts'
import type { ReleaseStoryRow } from './release-story.ts'

/**
 * Makes the content of a release public: each story's draft becomes its content in the release and is published. The release wins over a
 * draft that has changed since (guess): visitors get the previewed content, and the draft stays among the story's versions. Called
 * inside one transaction, so that visitors see all stories of a release or none.
 * @throws ManagementError 404 for an unknown release, 422 for one that has been released
 */
export function mergeRelease(context: ContentContext, id: number): ReleaseRow {
  const { store, spaceId } = context
  const release = requireRelease(store, id)
  refuseReleased(release)
  const now = new Date().toISOString()
  store.run('UPDATE releases SET released_at = ?, updated_at = ? WHERE id = ?', [now, now, id])
  const held = store.all<ReleaseStoryRow>(
    `SELECT r.* FROM release_stories r JOIN stories s ON s.id = r.story_id
     WHERE r.release_id = ? AND s.deleted_at IS NULL ORDER BY r.story_id`,
    [id],
  )
  store.run('DELETE FROM release_new_stories WHERE release_id = ?', [id])
  for (const { story_id: storyId, name, content } of held) {
    updateStory(context, storyId, { fields: { name, content: JSON.parse(content) }, isForced: true })
    publishStory(context, storyId, undefined)
  }
  recordEvent(store, {
    topic: 'release.merged',
    text: `The release ${release.name} has been merged.`,
    spaceId,
    details: { release_id: id },
  })
  return requireRelease(store, id)
}
