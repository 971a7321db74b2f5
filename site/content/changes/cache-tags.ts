import type { WireStory } from '../client/wire-story.ts'

/** Every answer to "which stories are there": a published, moved or deleted story of a kind that is not known may change it. */
export const listingTag = 'listing'

/** Every answer to "which stories of this kind are there". */
export function kindTag(contentType: string): string {
  return `kind:${contentType}`
}

/** Answers that say where stories are: a folder that is moved or removed takes them along, and the message names the folder. */
export const removalTag = 'removal'

/**
 * Answers that any published story may change: that there is none (it may have any address, a translated one too), and what
 * holds of stories whatever their kind.
 */
export const anyStoryTag = 'any-story'

const storyPrefix = 'story:'
const linkPrefix = 'link:'

export function storyTag(id: number | string): string {
  return `${storyPrefix}${id}`
}

/** Every link to a story: it leads elsewhere, or nowhere, when the story is moved or removed, and bears its name. */
export function linkTag(id: number | string): string {
  return `${linkPrefix}${id}`
}

/** What a link to stories depends on, given what the stories themselves do: where they are, and not what they show. */
export function tagsOfLinks(tags: Iterable<string>): string[] {
  return [...tags].flatMap((tag) => {
    if (tag.startsWith(storyPrefix)) return [linkTag(tag.slice(storyPrefix.length)), removalTag]
    return tag.startsWith(linkPrefix) ? [] : [tag]
  })
}

/** The stories an answer shows, the related ones included: a change of any of them changes the page. */
export function storyTags(stories: readonly Pick<WireStory, 'id'>[]): string[] {
  return stories.map(({ id }) => storyTag(id))
}

export function datasourceTag(slug: string): string {
  return `datasource:${slug}`
}

/** The page of an address whatever market shows it: without the folder of the market, `contactos`. */
export function siteContextTag(rest: string): string {
  return `place:${rest}`
}

/** Everything below a folder, by its default-language address without slashes at the ends: `_data/redirects`. */
export function folderTag(folder: string): string {
  return `folder:${folder}`
}

/** The tags of every folder above a story. */
export function folderTagsAbove(fullSlug: string): string[] {
  const folders = fullSlug.split('/').filter((segment) => segment !== '')
  return folders.slice(0, -1).map((_, index) => folderTag(folders.slice(0, index + 1).join('/')))
}
