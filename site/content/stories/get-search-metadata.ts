import 'server-only'
import type { Place } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { type SearchFacts, searchFacts } from '../addresses/page-alternates.ts'
import { readVersions } from '../addresses/page-versions.ts'
import type { WireStory } from '../client/wire-story.ts'

/**
 * What search engines are told about a story's page.
 * @throws CatalogueError content-unavailable
 */
export async function getSearchFacts(story: WireStory, place: Place): Promise<SearchFacts> {
  return searchFacts(story, place, { hosts: env.SITE_HOSTS, versions: await readVersions(story) })
}
