import { sourceLocale } from '../locales.ts'
import type { Match } from '../match-path.ts'
import { compareSpecificity, fillPattern, matchSegments, type PathParams, segmentsOf } from '../path-pattern.ts'
import type { Route } from '../route.ts'
import { routeTable } from '../route-table.ts'
import { isCountryFolder, sharedFolder, splitAddress } from './story-folders.ts'

const bySpecificity: readonly Route[] = routeTable.toSorted((a, b) => compareSpecificity(a.story, b.story))

/** The routes by the word after the folder, in the order in which they are tried: a page has hundreds of links to stories. */
const candidates = new Map(
  [undefined, ...bySpecificity.map(wordOf)].map((word) => {
    return [word, bySpecificity.filter((route) => [undefined, word].includes(wordOf(route)))]
  }),
)

function wordOf({ story: { parts } }: Route): string | undefined {
  return parts[1]?.kind === 'literal' ? parts[1].word : undefined
}

/** Where the story of a route that all markets share lives in the content service: `global/productos/<slug>`. */
export function storyAddress(route: Route, params: PathParams): string {
  return fillPattern(route.story, params)
}

/** The same without the folder. It names a page in every market and locale. */
export function storyRest({ route, params }: Pick<Match, 'route' | 'params'>): string {
  return splitAddress(storyAddress(route, params)).rest
}

/**
 * Addresses at which the service may have the story of a matched path: with translated folders, which editors name like the addresses, and
 * with the default ones, which are right where only the story's own slug is translated.
 */
export function storyAddressesIn(folder: string, match: Match): string[] {
  const { route, locale, params } = match
  const byDefault = storyAddress(route, params)
  if (splitAddress(byDefault).folder !== sharedFolder) return [byDefault]
  const own = `${folder}/${storyRest(match)}`
  const pattern = route.path[locale]
  if (locale === sourceLocale || pattern === undefined || route.name === 'home') return [own]
  return [...new Set([`${folder}/${fillPattern(pattern, params)}`, own])]
}

export type StoryRoute = {
  route: Route
  params: PathParams
  /** The only market that shows the story; undefined when every market does. */
  country: string | undefined
}

/**
 * The route that shows a story, from the story's default-language address; undefined for content that has no page
 * of its own (settings, data, a product in the folder of a country).
 * @param fullSlug `global/productos/llave-plana`; a folder's start page may end with a slash
 */
export function routeForStory(fullSlug: string): StoryRoute | undefined {
  const { folder, rest } = splitAddress(fullSlug)
  const country = isCountryFolder(folder) ? folder : undefined
  const segments = segmentsOf(country === undefined ? fullSlug : `${sharedFolder}/${rest}`)
  for (const route of candidates.get(segments[1]) ?? candidates.get(undefined) ?? []) {
    const params = matchSegments(route.story.parts, segments)
    if (params) return country !== undefined && route.isShared ? undefined : { route, params, country }
  }
  return undefined
}
