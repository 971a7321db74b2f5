import { anyStoryTag, linkTag, removalTag } from '../changes/cache-tags.ts'
import type { WireStory } from '../client/wire-story.ts'

type Content = Pick<WireStory, 'content'>

/**
 * What the links in stories depend on: where the stories are that the vendor's client put beside them. One that leads to a
 * story which is not published appears with it, and which publication that is cannot be told. Values of field plugins
 * are left alone, as the client leaves them.
 */
export function linkTags(stories: readonly Content[]): string[] {
  return [...new Set(stories.flatMap(({ content }) => tagsIn(content)))]
}

function tagsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(tagsIn)
  if (typeof value !== 'object' || value === null || 'plugin' in value) return []
  return isStoryLink(value) ? tagOf(value) : Object.values(value).flatMap(tagsIn)
}

/** In a field `id` names the story, in rich text `uuid`; an empty one names none. */
type StoryLink = { linktype: 'story'; id?: string; uuid?: string; story?: { id?: number } }

function isStoryLink(value: object): value is StoryLink {
  return (value as { linktype?: unknown }).linktype === 'story'
}

function tagOf({ id, uuid, story }: StoryLink): string[] {
  if (story?.id !== undefined) return [linkTag(story.id), removalTag]
  return id || uuid ? [anyStoryTag] : []
}
