import type { LocaleCode } from './locales.ts'
import { isLocaleCode } from './locales.ts'
import type { Market } from './markets.ts'
import type { PathParams } from './path-pattern.ts'
import { literalCount, matchPattern } from './path-pattern.ts'
import { type Route, routeTable } from './route-table.ts'

export type Match = { route: Route; locale: LocaleCode; params: PathParams }

const bySpecificity: readonly Route[] = [...routeTable].toSorted(
  (a, b) => literalCount(b.path.es) - literalCount(a.path.es),
)

/** Characters a story's slug is made of; anything else can be no address of ours and is not looked up. */
const slugCharacters = /^[\p{L}\p{N}._~-]{1,200}$/u

/**
 * The route, locale and parameters behind a path as the visitor typed it.
 * @param path starts with a slash, without host and query, percent-decoded
 */
export function matchPath(path: string, market: Market): Match | undefined {
  if (!path.startsWith('/')) return undefined
  const { locale, rest } = localeOf(path, market)
  return locale && matchRest(locale, rest)
}

/** The same for a path whose locale is known and whose prefix is gone. */
export function matchRest(locale: LocaleCode, rest: string): Match | undefined {
  for (const route of bySpecificity) {
    const params = matchPattern(route.path[locale], rest)
    if (params && Object.values(params).every((value) => slugCharacters.test(value))) return { route, locale, params }
  }
  return undefined
}

/** Spec section 2: the default locale has no prefix where the market says so; a prefixed default is no address. */
export function localeOf(path: string, market: Market): { locale: LocaleCode | undefined; rest: string } {
  const [, first = ''] = path.split('/')
  if (isLocaleCode(first) && market.locales.includes(first)) {
    const rest = path.slice(first.length + 1) || '/'
    if (market.strategy === 'prefix' || first !== market.defaultLocale) return { locale: first, rest }
    return { locale: undefined, rest }
  }
  return { locale: market.strategy === 'prefix' ? undefined : market.defaultLocale, rest: path }
}
