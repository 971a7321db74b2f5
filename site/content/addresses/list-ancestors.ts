import 'server-only'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { Match } from '#site/routing/match-path.ts'
import { pathIn, type SiteContext } from '#site/routing/path-for.ts'
import { parentOf } from '#site/routing/route-table.ts'
import { alternatesOf, nameOfStory } from '#site/routing/stories/story-location.ts'
import { dependInstead } from '#site/server/page-cache/render/render-record.ts'
import { tagsOfLinks } from '../changes/cache-tags.ts'
import { getStory } from '../stories/get-story.ts'
import { withTranslations } from '../translations/with-translations.ts'

/** A page above another one. */
export type Ancestor = {
  label: string
  href: string
  /** The same page in the locales in which it is published. */
  alternates: readonly { locale: LocaleCode; href: string }[]
}

/**
 * The pages above a matched one, home first, by the names their stories have in the reader's language (a title may be a
 * whole promise); unpublished ones are left out. They are links: what else these pages show changes nothing here.
 */
export async function listAncestors(match: Match, siteContext: SiteContext): Promise<Ancestor[]> {
  const parent = parentOf(match.route)
  if (!parent) return []
  const above: Match = { ...match, route: parent }
  const [ancestors, story] = await Promise.all([
    listAncestors(above, siteContext),
    dependInstead(() => getStory(above, siteContext.market), tagsOfLinks),
  ])
  const href = pathIn(parent, match.params, siteContext)
  if (!story || href === undefined) return ancestors
  const shown = withTranslations(story)
  return [
    ...ancestors,
    { label: nameOfStory(shown, siteContext.locale), href, alternates: alternatesOf(shown, siteContext.market) },
  ]
}
