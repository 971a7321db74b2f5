import { matchPath } from '../match-path.ts'
import { pathIn, type SiteContext } from '../path-for.ts'
import { type PathParams, paramPlaces, segmentsOf } from '../path-pattern.ts'
import { routeForStory } from './story-address.ts'

export type StoryAddress = {
  /** Address of a story in the default language. */
  address: string
  /** Its path in a language, when it has one there. */
  translated: string | undefined
}

type MatchedRoute = NonNullable<ReturnType<typeof routeForStory>>

/** Path of the page at a story's address, in a market and locale; undefined where there is none. */
export function pathForAddress({ address, translated }: StoryAddress, siteContext: SiteContext): string | undefined {
  const found = routeForStory(address)
  if (!found) return undefined
  if (found.country !== undefined && found.country !== siteContext.market.id) return undefined
  const path = pathIn(found.route, paramsIn({ address, translated }, found), siteContext)
  if (path === undefined) return undefined
  // A slug that is a word of the route table in its language is shadowed by that route: the story has no address.
  return matchPath(path, siteContext.market)?.route.name === found.route.name ? path : undefined
}

/**
 * A route's parameters in another language: the same segments of the translated path. A product line and a listed
 * value are the same in every language.
 */
function paramsIn({ address, translated }: StoryAddress, { route, params }: MatchedRoute): PathParams {
  const segments = segmentsOf(translated ?? '')
  if (segments.length !== segmentsOf(address).length) return params
  const own = paramPlaces(route.story).flatMap(({ param, index, isFixed }) => {
    if (isFixed) return []
    const length = segmentsOf(params[param] ?? '').length
    return [[param, segments.slice(index, index + length).join('/')] as const]
  })
  return { ...params, ...Object.fromEntries(own) }
}
