import { compareSpecificity, fillPattern, matchPattern, type PathParams } from './path-pattern.ts'
import type { Route } from './route.ts'
import { routeTable } from './route-table.ts'

const bySpecificity: readonly Route[] = routeTable.toSorted((a, b) => compareSpecificity(a.story, b.story))

/** Where the story of a route lives in the content service: `global/productos/<slug>`. */
export function storyAddress(route: Route, params: PathParams): string {
  return fillPattern(route.story, params)
}

/**
 * The route that shows a story, from the story's default-language address; undefined for content that has no page
 * of its own (settings, data).
 * @param fullSlug `global/productos/llave-plana`; a folder's start page may end with a slash
 */
export function routeForStory(fullSlug: string): { route: Route; params: PathParams } | undefined {
  for (const route of bySpecificity) {
    const params = matchPattern(route.story, fullSlug)
    if (params) return { route, params }
  }
  return undefined
}
