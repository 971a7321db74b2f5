import 'server-only'
import { env } from '#site/env.ts'
import type { Place } from '#site/routing/path-for.ts'
import { type SearchFacts, searchFacts } from './page-alternates.ts'
import { readVersions } from './page-versions.ts'
import type { WireStory } from './wire-story.ts'

/**
 * What search engines are told about a story's page.
 * @throws CatalogueError content-unavailable
 */
export async function getSearchFacts(story: WireStory, place: Place): Promise<SearchFacts> {
  return searchFacts(story, place, { hosts: env.SITE_HOSTS, versions: await readVersions(story) })
}
