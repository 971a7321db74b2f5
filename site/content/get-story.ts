import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Match } from '#site/routing/match-path.ts'
import { routeForStory, storyAddresses } from '#site/routing/story-address.ts'
import { storyTags } from './cache-tags.ts'
import { readAnswer } from './read-answer.ts'
import { addressOf, slugIn } from './story-place.ts'
import { storyAnswer, type WireStory } from './wire-story.ts'

/**
 * The published story behind a matched address, links resolved by the vendor's client.
 * @returns undefined when there is none, or when its slug in this locale is another one: a page has one address
 * @throws CatalogueError content-unavailable
 */
export async function getStory({ route, locale, params }: Match): Promise<WireStory | undefined> {
  for (const address of storyAddresses(route, locale, params)) {
    const story = await getStoryAt(address, languageOf(locale))
    if (story && isAddressedBy(story, { route, locale, params })) return story
  }
  return undefined
}

/** Another story's slug may be the same in another folder, and an old slug may still be delivered. */
function isAddressedBy(story: WireStory, { route, locale, params }: Match): boolean {
  const slug = params['slug']
  return routeForStory(addressOf(story))?.route.name === route.name && (!slug || slugIn(story, locale) === slug)
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
