import 'server-only'
import type { SiteContext } from '#site/routing/path-for.ts'
import { env } from '#site/server/configuration/env.ts'
import { type SearchMetadata, searchMetadata } from '../addresses/page-alternates.ts'
import { readVersions } from '../addresses/page-versions.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { withOwnLanguage } from '../translations/with-translations.ts'

/**
 * The metadata of a story's page for search engines.
 * @throws CatalogueError content-unavailable
 */
export async function getSearchMetadata(story: WireStory, siteContext: SiteContext): Promise<SearchMetadata> {
  const own = await withOwnLanguage(story, siteContext.locale)
  return searchMetadata(own, siteContext, { hosts: env.SITE_HOSTS, versions: await readVersions(own) })
}
