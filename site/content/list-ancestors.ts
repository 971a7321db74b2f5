import 'server-only'
import { type Place, pathFor } from '#site/routing/path-for.ts'
import { type Route, routeNamed } from '#site/routing/route-table.ts'
import { storyAddress } from '#site/routing/story-address.ts'
import { getStoryAt, languageOf } from './get-story.ts'

/** A page above another one. */
export type Ancestor = { label: string; href: string }

/** The pages above a route, home first, by the titles their editors gave them; unpublished ones are left out. */
export async function listAncestors(route: Route, place: Place): Promise<Ancestor[]> {
  if (!route.parent) return []
  const parent = routeNamed(route.parent)
  const [above, story] = await Promise.all([
    listAncestors(parent, place),
    getStoryAt(storyAddress(parent, {}), languageOf(place.locale)),
  ])
  const title = story?.content['title']
  if (typeof title !== 'string' || title === '') return above
  return [...above, { label: title, href: pathFor(parent, {}, place) }]
}
