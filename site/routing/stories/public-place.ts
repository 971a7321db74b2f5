import { type Match, matchPath } from '../match-path.ts'
import type { SiteContext } from '../path-for.ts'
import { pathForStory, type StoryLocation } from './story-location.ts'

export type Place = { path: string; match: Match }

/** Where the story has a page in a market and locale; undefined where it has none. */
export function placeOf(story: StoryLocation, siteContext: SiteContext): Place | undefined {
  const path = pathForStory(story, siteContext)
  const match = path === undefined ? undefined : matchPath(path, siteContext.market)
  return path !== undefined && match ? { path, match } : undefined
}

/** The same of a page that is open to every visitor once it is published; undefined of one behind the login. */
export function publicPlaceOf(story: StoryLocation, siteContext: SiteContext): Place | undefined {
  const place = placeOf(story, siteContext)
  return place?.match.route.access === 'public' ? place : undefined
}
