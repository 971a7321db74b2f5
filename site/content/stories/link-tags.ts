import { anyStoryTag, linkTag, removalTag } from '../changes/cache-tags.ts'
import type { WireStory } from '../delivery/wire-story.ts'

type Content = Pick<WireStory, 'content'>

/**
 * The tags of the links in stories: the addresses of the stories that the vendor's client put beside them. A link to an unpublished
 * story depends on every publish, because the message of its publish cannot be recognised. Links in values of field plugins have no
 * tags here, because the client does not resolve them.
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
  return 'linktype' in value && value.linktype === 'story'
}

function tagOf({ id, uuid, story }: StoryLink): string[] {
  if (story?.id !== undefined) return [linkTag(story.id), removalTag]
  return id || uuid ? [anyStoryTag] : []
}
