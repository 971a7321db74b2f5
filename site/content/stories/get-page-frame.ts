import 'server-only'
import type { SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Match } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { languageOfStory } from '#site/routing/stories/story-location.ts'
import { env } from '#site/server/configuration/env.ts'
import { type CountryPage, countryPages } from '../addresses/country-pages.ts'
import { type Ancestor, listAncestors } from '../addresses/list-ancestors.ts'
import { type SearchMetadata, searchMetadata } from '../addresses/page-alternates.ts'
import { readVersions } from '../addresses/page-versions.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { withOwnLanguage } from '../translations/with-translations.ts'
import { getSettings } from './get-settings.ts'
import { getStory } from './get-story.ts'

/** The frame of a page: the site's settings, the breadcrumb, and its metadata. */
export type PageFrame = {
  settings: SiteSettings | undefined
  ancestors: readonly Ancestor[]
  /** The same page on every website of ours. */
  search: SearchMetadata
  countries: readonly CountryPage[]
  /** The languages of the page and of the texts around it, where they are not translated into the reader's language. */
  languages: { page: LocaleCode; settings: LocaleCode }
}

/**
 * @param wire the page's story where it is known already
 * @returns undefined when there is no such page
 */
export async function getPageFrame(
  match: Match,
  siteContext: SiteContext,
  wire?: WireStory,
): Promise<PageFrame | undefined> {
  const [known, ancestors, story] = await Promise.all([
    getSettings(siteContext),
    listAncestors(match, siteContext),
    wire ?? getStory(match, siteContext.market).then((found) => found && withOwnLanguage(found, siteContext.locale)),
  ])
  if (!story) return undefined
  const own = await withOwnLanguage(story, siteContext.locale)
  const versions = await readVersions(own)
  return {
    settings: known?.settings,
    ancestors,
    search: searchMetadata(own, siteContext, { hosts: env.SITE_HOSTS, versions }),
    countries: countryPages(versions, siteContext, env.SITE_HOSTS),
    languages: { page: languageOfStory(story, siteContext.locale), settings: known?.language ?? siteContext.locale },
  }
}
