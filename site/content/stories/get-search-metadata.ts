import 'server-only'
import type { Place } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { type SearchMetadata, searchMetadata } from '../addresses/page-alternates.ts'
import { readVersions } from '../addresses/page-versions.ts'
import type { WireStory } from '../client/wire-story.ts'

/**
 * What search engines are told about a story's page.
 * @throws CatalogueError content-unavailable
 */
export async function getSearchMetadata(story: WireStory, place: Place): Promise<SearchMetadata> {
  return searchMetadata(story, place, { hosts: env.SITE_HOSTS, versions: await readVersions(story) })
}
