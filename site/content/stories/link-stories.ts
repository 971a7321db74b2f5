import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { listStoriesByUuid } from '../listings/list-stories.ts'

/**
 * Adds the story to each link in a value of a field plugin: the vendor's client does that in blocks only. Links to unpublished stories
 * stay as they are.
 * @throws CatalogueError content-unavailable
 */
export async function linkStories<Value>(value: Value, locale: LocaleCode): Promise<Value> {
  const uuids = linkedIn(value)
  if (uuids.length === 0) return value
  // A link needs the address of a story, not its content.
  const stories = await listStoriesByUuid(uuids, locale, ['body', 'data', 'fields', 'description', 'spec'])
  return withStories(value, new Map(stories.map((story) => [story.uuid, story]))) as Value
}

type StoryLink = { fieldtype: 'multilink'; linktype: 'story'; id: string }

function isStoryLink(value: object): value is StoryLink {
  if (!('fieldtype' in value && 'linktype' in value && 'id' in value)) return false
  return value.fieldtype === 'multilink' && value.linktype === 'story' && typeof value.id === 'string'
}

function linkedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedIn)
  if (typeof value !== 'object' || value === null) return []
  return isStoryLink(value) ? [value.id].filter(Boolean) : Object.values(value).flatMap(linkedIn)
}

function withStories(value: unknown, stories: ReadonlyMap<string, WireStory>): unknown {
  if (Array.isArray(value)) return value.map((item) => withStories(item, stories))
  if (typeof value !== 'object' || value === null) return value
  if (isStoryLink(value)) return { ...value, story: stories.get(value.id) }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withStories(item, stories)]))
}
