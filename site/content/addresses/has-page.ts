import 'server-only'
import type { Market } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { getStory } from '../stories/get-story.ts'

/**
 * Whether an address that an editor wrote has a published page in a market; another website is not asked.
 * @param address with its leading slash, with or without query and fragment
 * @throws CatalogueError content-unavailable
 */
export async function hasPage(address: string, market: Market): Promise<boolean> {
  if (!address.startsWith('/')) return true
  const match = matchPath(address.replace(/[?#].*$/, ''), market)
  return match !== undefined && (await getStory(match, market)) !== undefined
}
