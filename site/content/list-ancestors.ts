import 'server-only'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import { type Route, routeNamed } from '#site/routing/route-table.ts'
import { storyAddress } from '#site/routing/story-address.ts'
import { getStoryAt, languageOf } from './get-story.ts'

/** A page above another one. */
export type Ancestor = { label: string; href: string }

/**
 * The pages above a route, home first, by the names their stories have in the reader's language (a title may be a whole promise); unpublished ones are
 * left out.
 */
export async function listAncestors(route: Route, place: Place): Promise<Ancestor[]> {
  if (!route.parent) return []
  const parent = routeNamed(route.parent)
  const [above, story] = await Promise.all([
    listAncestors(parent, place),
    getStoryAt(storyAddress(parent, {}), languageOf(place.locale)),
  ])
  return story ? [...above, { label: story.name, href: pathFor(parent, {}, place) }] : above
}
