import 'server-only'
import { customLanding } from 'component-schemas/content-types/custom-landing/schema.ts'
import { countedIds } from 'component-schemas/landing/counted-ids.ts'
import type { LandingData } from 'component-schemas/landing/landing-data.ts'
import { readLanding } from 'component-schemas/landing/read-landing.ts'
import type { Market } from '#site/routing/markets.ts'
import type { Match } from '#site/routing/match-path.ts'
import { addressOf } from '#site/routing/stories/story-location.ts'
import { CatalogueError, isCatalogueError } from '#site/server/errors.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { getStory } from './get-story.ts'

export type ReceivedLanding = {
  /** The field plugin's value as the content service sent it, of whatever version. */
  stored: unknown
  /** The same as the current version. */
  data: LandingData
}

/**
 * The data of a custom landing, by the address of its route.
 * @returns undefined when no custom landing is published there
 * @throws CatalogueError landing-unavailable when the service fails, or what it has is no landing
 */
export async function getCustomLanding(match: Match, market: Market): Promise<ReceivedLanding | undefined> {
  const story = await getStory(match, market).catch((error: unknown) => {
    if (!isCatalogueError(error)) throw error
    throw new CatalogueError('landing-unavailable', error.message, { cause: error })
  })
  return story && customLandingIn(story)
}

/**
 * The landing in a story; undefined when the story is of another kind.
 * @throws CatalogueError landing-unavailable when its value is no landing, or empty
 */
export function customLandingIn(story: WireStory): ReceivedLanding | undefined {
  if (story.content.component !== customLanding.name) return undefined
  const stored = story.content['data']
  const read = readLanding(stored, countedIds())
  if (read.state === 'read') return { stored, data: read.data }
  const problems = read.state === 'empty' ? 'It is empty.' : JSON.stringify(read.problems.slice(0, 5))
  throw new CatalogueError('landing-unavailable', `${addressOf(story)} holds no landing. ${problems}`)
}
