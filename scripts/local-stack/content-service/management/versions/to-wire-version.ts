import { storedObject } from '../../store/stored-json.ts'
import { wireUser } from '../acting-user.ts'
import type { VersionEvent, VersionRow } from '../stories/story-versions.ts'

/** A row of `GET versions` (Storyblok docs, story versions before August 2024; the official client reads it). */
export function toWireVersion(row: VersionRow) {
  const author = wireUser(row.author)
  return {
    id: row.id,
    event: row.event,
    created_at: row.created_at,
    author_id: author.id,
    author: author.friendly_name,
    item_id: row.story_id,
    is_draft: row.event !== 'publish',
  }
}

/** The documentation names the key and not its values (guess). */
const statuses: Partial<Record<VersionEvent, string>> = { publish: 'published', unpublish: 'unpublished' }

/**
 * A row of `GET story_versions` (Storyblok docs, get story versions). `event` is this service's own: `status` alone does not tell a
 * restored version from a saved one.
 */
export function toWireStoryVersion(row: VersionRow, isContentShown: boolean) {
  const { id, userid, friendly_name: name, avatar } = wireUser(row.author)
  return {
    id: row.id,
    created_at: row.created_at,
    user_id: id,
    user: { id, userid, friendly_name: name, firstname: name, lastname: '', alt_email: null, avatar },
    story_id: row.story_id,
    status: statuses[row.event] ?? 'draft',
    release_id: row.release_id,
    event: row.event,
    ...(isContentShown && { content: storedObject(row.content) }),
  }
}
