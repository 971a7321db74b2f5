import type { WireStory } from '../delivery/wire-story.ts'

/** Every list of stories: a publish, move or deletion of a story of unknown kind may change it. */
export const listingTag = 'listing'

/** Responses that are made of the configuration alone: they change with a restart. */
export const configurationTag = 'configuration'

/** Every list of stories of this kind. */
export function kindTag(contentType: string): string {
  return `kind:${contentType}`
}

/** Responses that contain addresses of stories: a moved or deleted folder changes those below it, and the message names the folder. */
export const removalTag = 'removal'

/**
 * Responses that any publish may change: that there is no such story (the published one may have any address, a translated one too),
 * and data about stories of any kind.
 */
export const anyStoryTag = 'any-story'

const storyPrefix = 'story:'
const linkPrefix = 'link:'

export function storyTag(id: number | string): string {
  return `${storyPrefix}${id}`
}

/** Every link to a story: a move or deletion changes its address, and the link shows the story's name. */
export function linkTag(id: number | string): string {
  return `${linkPrefix}${id}`
}

/** The tags of a link to stories, from those of the stories: their addresses, not their content. */
export function tagsOfLinks(tags: Iterable<string>): string[] {
  return [...tags].flatMap((tag) => {
    if (tag.startsWith(storyPrefix)) return [linkTag(tag.slice(storyPrefix.length)), removalTag]
    return tag.startsWith(linkPrefix) ? [] : [tag]
  })
}

/** The stories of a response, the related ones included: a change of any of them changes the page. */
export function storyTags(stories: readonly Pick<WireStory, 'id'>[]): string[] {
  return stories.map(({ id }) => storyTag(id))
}

/** Into which languages a story is translated. */
export function translationTag(id: number | string): string {
  return `translation:${id}`
}

/** Lists of pages by language: the comparison of any story's texts may change them. */
export const anyTranslationTag = 'any-translation'

export function datasourceTag(slug: string): string {
  return `datasource:${slug}`
}

/** The page of an address in any market: without the folder of the market, `contactos`. */
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
