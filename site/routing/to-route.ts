import { type LocaleCode, localeCodes } from './locales.ts'
import { parsePattern } from './path-pattern.ts'
import type { Route, RouteRow, Segment } from './route.ts'
import { type RouteSegment, routeSegments } from './segments/route-segments.ts'
import { sharedFolder } from './stories/story-folders.ts'
import { templates } from './templates.ts'

/** Segments that all markets share: no country has products, categories or resources of its own. */
const sharedWords: readonly Segment[] = ['products', 'category', 'resources']

/** A row of the table with everything that follows from it: paths of nine languages, story address, guards, layout. */
export function toRoute(row: RouteRow): Route {
  const { name, segments, parent, validate, template = 'generic' } = row
  const { access } = templates[template]
  const isExtranet = access === 'extranet'
  const has = (locale: LocaleCode) => row.locales === undefined || row.locales.includes(locale)
  const paths = localeCodes.map((locale) => [
    locale,
    has(locale) ? parsePattern(`/${wordsIn(locale, segments)}`) : undefined,
  ])
  return {
    name,
    access,
    layout: row.layout ?? (isExtranet ? 'extranet' : 'with-prefooter'),
    template,
    guards: isExtranet ? ['auth', ...(row.guards ?? [])] : (row.guards ?? []),
    validate,
    parent,
    isShared: segments.some((segment) => sharedWords.includes(segment)),
    story: parsePattern(row.story ?? `${sharedFolder}/${wordsIn('es', segments)}`),
    path: Object.fromEntries(paths) as Route['path'],
  }
}

function wordsIn(locale: LocaleCode, segments: readonly Segment[]): string {
  return segments.map((segment) => segmentIn(locale, segment)).join('/')
}

function segmentIn(locale: LocaleCode, segment: Segment): string {
  if (segment.startsWith(':')) return segment
  const [word = '', param] = segment.split('{')
  return `${routeSegments[word as RouteSegment][locale]}${param === undefined ? '' : `{${param}`}`
}
