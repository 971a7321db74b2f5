import { localeCodes } from 'site/routing/locales.ts'
import { routeForStory } from 'site/routing/stories/story-address.ts'
import { isCountryFolder, sharedFolder, splitAddress } from 'site/routing/stories/story-folders.ts'
import { fullSlugOf, type SourceStory } from './source-story.ts'

/**
 * Problems of stories in the folder of a country, a line each: one that no address shows, and one that replaces a shared
 * page under another slug, which would need a redirect for every link of the country.
 */
export function marketProblems(stories: readonly SourceStory[]): string[] {
  const shared = new Map(stories.map((story) => [trimmed(fullSlugOf(story)), story]))
  const own = stories.filter((story) => isCountryFolder(splitAddress(fullSlugOf(story)).folder))
  return own.flatMap((story) => {
    const address = fullSlugOf(story)
    const counterpart = shared.get(`${sharedFolder}/${splitAddress(address).rest}`)
    return [
      ...(routeForStory(address) ? [] : [`${story.file}, folder: no address of a country shows ${address}`]),
      ...(counterpart ? slugProblems(story, counterpart) : []),
    ]
  })
}

function slugProblems(story: SourceStory, counterpart: SourceStory): string[] {
  return localeCodes
    .filter((locale) => (story.slugs[locale] ?? story.slug) !== (counterpart.slugs[locale] ?? counterpart.slug))
    .map((locale) => `${story.file}, slugs.${locale}: is another one than that of ${counterpart.file}`)
}

function trimmed(address: string): string {
  return address.replace(/\/$/, '')
}
