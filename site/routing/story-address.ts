import type { LocaleCode } from './locales.ts'
import type { PathParams } from './path-pattern.ts'
import { fillPattern, literalCount, matchPattern } from './path-pattern.ts'
import { type Route, routeTable } from './route-table.ts'

/** Folder of the content that all markets share (content model: `global/` is left out of every address). */
export const sharedFolder = 'global'

const bySpecificity: readonly Route[] = [...routeTable].toSorted(
  (a, b) => literalCount(b.story) - literalCount(a.story),
)

/** Where the story of a route lives in the content service: `global/productos/<slug>`. */
export function storyAddress(route: Route, params: PathParams): string {
  return `${sharedFolder}/${fillPattern(route.story, params)}`
}

/**
 * Every address under which the story of a translated slug may be delivered: the folder in the default language, or
 * translated with the route's own words. The content service knows a story by its default or by its whole translated
 * path, and editors may translate folders or leave them.
 */
export function storyAddresses(route: Route, locale: LocaleCode, params: PathParams): readonly string[] {
  const address = storyAddress(route, params)
  if (params['slug'] === undefined) return [address]
  return [...new Set([address, `${sharedFolder}${fillPattern(route.path[locale], params)}`])]
}

/**
 * The route that shows a story, from the story's default-language address; undefined for content that has no page
 * of its own (settings, data).
 * @param fullSlug `global/productos/llave-plana`; a folder's start page may end with a slash
 */
export function routeForStory(fullSlug: string): { route: Route; params: PathParams } | undefined {
  const [folder, ...rest] = fullSlug.split('/').filter((segment) => segment !== '')
  if (folder !== sharedFolder) return undefined
  const address = rest.join('/')
  for (const route of bySpecificity) {
    const params = matchPattern(route.story, address)
    if (params) return { route, params }
  }
  return undefined
}
