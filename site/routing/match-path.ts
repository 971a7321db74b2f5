import { isLocaleCode, type LocaleCode, localeCodes } from './locales.ts'
import type { Market } from './markets.ts'
import {
  compareSpecificity,
  firstSegment,
  matchSegments,
  type PathParams,
  type PathPattern,
  segmentsOf,
} from './path-pattern.ts'
import type { Route } from './route.ts'
import { routeTable } from './route-table.ts'

export type Match = { route: Route; locale: LocaleCode; params: PathParams }

type Candidate = { route: Route; pattern: PathPattern }

type Candidates = {
  /** The routes by their first segment, in the order in which they are tried. */
  bySegment: ReadonlyMap<string, readonly Candidate[]>
  /** Those that begin with no fixed word. */
  others: readonly Candidate[]
}

const noCandidates: Candidates = { bySegment: new Map(), others: [] }

const candidates: ReadonlyMap<LocaleCode, Candidates> = new Map(
  localeCodes.map((locale) => [locale, byFirstSegment(candidatesIn(locale))]),
)

function candidatesIn(locale: LocaleCode): Candidate[] {
  return routeTable
    .flatMap((route) => {
      const pattern = route.path[locale]
      return pattern ? [{ route, pattern }] : []
    })
    .toSorted((a, b) => compareSpecificity(a.pattern, b.pattern))
}

function byFirstSegment(all: readonly Candidate[]): Candidates {
  const segmentOf = ({ pattern }: Candidate) => firstSegment(pattern)
  const words = new Set(all.flatMap((candidate) => segmentOf(candidate) ?? []))
  const fitting = (word?: string) => all.filter((one) => [undefined, word].includes(segmentOf(one)))
  return { bySegment: new Map([...words].map((word) => [word, fitting(word)])), others: fitting() }
}

/**
 * The route, locale and parameters behind a path as the visitor typed it.
 * @param path starts with a slash, without host and query, percent-decoded
 */
export function matchPath(path: string, market: Market): Match | undefined {
  if (path !== '/' && path.endsWith('/')) return undefined
  const { locale, rest } = localeOf(path, market)
  return locale && matchRest(locale, rest)
}

/** The same for a path whose locale is known and whose prefix is gone. */
export function matchRest(locale: LocaleCode, rest: string): Match | undefined {
  if (!rest.startsWith('/')) return undefined
  // An empty segment or a slash at the end would be a second address of the same page.
  if (rest.includes('//') || (rest !== '/' && rest.endsWith('/'))) return undefined
  const segments = segmentsOf(rest)
  const { bySegment, others } = candidates.get(locale) ?? noCandidates
  for (const { route, pattern } of bySegment.get(segments[0] ?? '') ?? others) {
    const params = matchSegments(pattern.parts, segments)
    if (params) return { route, locale, params }
  }
  return undefined
}

/**
 * Spec section 2: the default locale has no prefix where the market says so. A prefix that the market does not use is no
 * address, its own default locale included.
 */
export function localeOf(path: string, market: Market): { locale: LocaleCode | undefined; rest: string } {
  const [, first = ''] = path.split('/', 2)
  const isPrefixed = isLocaleCode(first)
  const rest = isPrefixed ? path.slice(first.length + 1) || '/' : path
  if (!isPrefixed) return { locale: market.strategy === 'prefix' ? undefined : market.defaultLocale, rest }
  const isServed = market.locales.includes(first) && (market.strategy === 'prefix' || first !== market.defaultLocale)
  return { locale: isServed ? first : undefined, rest }
}
