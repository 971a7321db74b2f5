import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import type { Market } from '#site/routing/markets.ts'
import { localeOf } from '#site/routing/match-path.ts'
import { withPrefix } from '#site/routing/path-for.ts'
import { canonical } from './address/canonical-path.ts'
import { decodedPath } from './address/decoded-path.ts'

/** The path to look up, undefined when the market cannot have it; or why the request is refused. */
export type SlugQuery = { path: string | undefined } | { refusal: string }

/**
 * Reads `path` and `locale` of the slug check. The locale is that of the path's first segment, else the one given, else
 * the host's own (product specification, section 7).
 */
export function readSlugQuery(parameters: URLSearchParams, market: Market): SlugQuery {
  const path = readPath(parameters.get('path'))
  const locale = parameters.get('locale') ?? undefined
  if (path === undefined) return { refusal: 'path begins with a slash, has at most 1024 characters and hides nothing.' }
  if (locale === undefined) return { path }
  if (!isLocaleCode(locale)) return { refusal: 'locale is none of ours.' }
  if (!market.locales.includes(locale)) return { path: undefined }
  return { path: hasOwnLocale(path, market, locale) ? path : withPrefix(path, { market, locale }) }
}

/** A path without a prefix takes the locale that is given. */
function hasOwnLocale(path: string, market: Market, given: LocaleCode): boolean {
  const { locale, rest } = localeOf(path, market)
  return rest !== path || locale === given
}

/** The parameter is decoded already; a remaining encoding, such as `%2f`, is an attempt to hide a character. */
function readPath(value: string | null): string | undefined {
  if (value === null || value.length > 1024 || /[%\ud800-\udfff]/.test(value)) return undefined
  const path = decodedPath(value)
  return path === undefined ? undefined : canonical(path)
}
