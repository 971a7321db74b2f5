import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import type { Match } from '#site/routing/match-path.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { getStory } from '../stories/get-story.ts'

export type CanonicalSlug = { path: string; lang: LocaleCode }

/**
 * The canonical address of the story behind a matched path (product specification, section 7: slug check).
 * @returns undefined when no published story is there
 * @throws CatalogueError content-unavailable
 */
export async function checkStorySlug(match: Match, market: Market): Promise<CanonicalSlug | undefined> {
  if (match.route.access !== 'public') return undefined
  const story = await getStory(match, market)
  const path = story && pathForStory(story, { market, locale: match.locale })
  return path === undefined ? undefined : { path, lang: match.locale }
}
