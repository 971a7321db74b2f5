import { sourceLocale } from '#site/routing/locales.ts'
import 'server-only'
import type { Market } from '#site/routing/markets.ts'
import { addressOf, alternatesOf } from '#site/routing/stories/story-location.ts'
import { sharedPageCache } from '#site/server/page-cache/shared-page-cache.ts'
import { readingDrafts } from '../client/draft-reading.ts'
import { getDraftStory } from '../stories/get-draft-story.ts'
import { withDraftLanguages } from '../translations/with-translations.ts'
import { tagsOf } from './content-changed.ts'

/**
 * The addresses whose pages change when a story is published, each as website and path: those of the story itself, and those of the
 * cached pages that were rendered from it or from a list that may contain it.
 * @param website its host is that of the story's own addresses
 * @returns undefined when there is no such story
 * @throws CatalogueError content-unavailable
 */
export async function affectedAddresses(
  storyId: number,
  website: { host: string; rules: Market },
): Promise<string[] | undefined> {
  const draft = await readingDrafts(() => getDraftStory(storyId, sourceLocale))
  if (!draft) return undefined
  const own = alternatesOf(await readingDrafts(() => withDraftLanguages(draft)), website.rules)
  const tags =
    tagsOf({ action: 'published', story_id: storyId, full_slug: addressOf(draft) }, draft.content.component) ?? []
  const cached = sharedPageCache()?.addressesWith(tags) ?? []
  return [...new Set([...own.map(({ href }) => `${website.host}${href}`), ...cached.toSorted()])]
}
