import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Match } from '#site/routing/match-path.ts'
import { fillPattern } from '#site/routing/path-pattern.ts'
import { routeForStory, storyAddress } from '#site/routing/story-address.ts'
import { sharedFolder } from '#site/routing/to-route.ts'
import { storyTags } from './cache-tags.ts'
import { readAnswer } from './read-answer.ts'
import { addressOf } from './story-place.ts'
import { storyAnswer, type WireStory } from './wire-story.ts'

/**
 * The published story behind a matched address, links resolved by the vendor's client. The address may be an older or
 * a foreign form of the story's own: `pathForStory` says which one is canonical.
 * @returns undefined when there is none
 * @throws CatalogueError content-unavailable
 */
export async function getStory(match: Match): Promise<WireStory | undefined> {
  for (const address of addressesOf(match)) {
    const story = await getStoryAt(address, languageOf(match.locale))
    // Another story's slug may be the same in another folder.
    if (story && routeForStory(addressOf(story))?.route.name === match.route.name) return story
  }
  return undefined
}

/**
 * Where the service may know the story: by its translated folders, which editors name like the addresses, and by the
 * default ones, which are right where only the story's own slug is translated.
 */
function addressesOf({ route, locale, params }: Match): string[] {
  const byDefault = storyAddress(route, params)
  const pattern = route.path[locale]
  const hasOwnWords = locale !== 'es' && pattern !== undefined && byDefault.startsWith(`${sharedFolder}/`)
  const translated = hasOwnWords ? `${sharedFolder}/${fillPattern(pattern, params)}` : byDefault
  return route.name === 'home' ? [byDefault] : [...new Set([translated, byDefault])]
}

/** The published story at an address of the content service, in a language (`default` for the source language). */
export async function getStoryAt(address: string, language: string): Promise<WireStory | undefined> {
  const answer = await readAnswer({
    path: `cdn/stories/${address.split('/').map(encodeURIComponent).join('/')}`,
    params: { version: 'published', resolve_links: 'story', ...(language === 'default' ? {} : { language }) },
    parse: (body) => storyAnswer.parse(body),
    tagsOf: ({ story, links, rels }) => storyTags([story, ...(links ?? []), ...(rels ?? [])]),
  })
  const story = answer?.body.story
  return story && addressOf(story) !== '' ? story : undefined
}

/** The content's source language is Spanish, which the vendor calls `default`. */
export function languageOf(locale: LocaleCode): string {
  return locale === 'es' ? 'default' : locale
}
