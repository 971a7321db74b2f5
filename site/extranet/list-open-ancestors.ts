import 'server-only'
import type { Ancestor } from '#site/content/addresses/list-ancestors.ts'
import { withTranslations } from '#site/content/translations/with-translations.ts'
import type { Match } from '#site/routing/match-path.ts'
import { pathIn, type SiteContext } from '#site/routing/path-for.ts'
import { parentOf } from '#site/routing/route-table.ts'
import { alternatesOf, nameOfStory } from '#site/routing/stories/story-location.ts'
import { isCatalogueError } from '#site/server/errors.ts'
import { openStory } from './closed-stories.ts'

/**
 * The pages above a matched one that the customer may read, the entrance first: those of the routes above, and between
 * them each category that a path of several segments leads through.
 * @throws CatalogueError login-required, content-unavailable
 */
export async function listOpenAncestors(match: Match, siteContext: SiteContext): Promise<Ancestor[]> {
  const found = await Promise.all(above(match).map((one) => ancestorAt(one, siteContext)))
  return found.filter((one) => one !== undefined)
}

function above(match: Match): Match[] {
  const steps = match.params['category']?.split('/') ?? []
  const between = steps.slice(1).map((_, index) => {
    const category = steps.slice(0, index + 1).join('/')
    return { ...match, params: { ...match.params, category } }
  })
  return [...routesAbove(match), ...between]
}

function routesAbove(match: Match): Match[] {
  const parent = parentOf(match.route)
  if (!parent) return []
  const upper = { ...match, route: parent }
  return [...routesAbove(upper), upper]
}

async function ancestorAt(match: Match, siteContext: SiteContext): Promise<Ancestor | undefined> {
  const story = await openStory(match, siteContext.market).catch((error: unknown) => {
    if (isCatalogueError(error, 'access-forbidden')) return undefined
    throw error
  })
  const href = pathIn(match.route, match.params, siteContext)
  if (!story || href === undefined) return undefined
  const shown = withTranslations(story)
  return { label: nameOfStory(shown, siteContext.locale), href, alternates: alternatesOf(shown, siteContext.market) }
}
