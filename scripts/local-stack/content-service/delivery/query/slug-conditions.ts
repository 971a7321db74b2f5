import { anyOf, type Sql, sql } from './sql-text.ts'

/** Sorts after every slug character, which makes a prefix a range that an index serves. */
const last = '\u{10ffff}'

/** Addresses that begin with a text; a leading slash is ignored because no address has one. */
export function inFolder(prefix: string, slug = 's.full_slug'): Sql {
  const start = prefix.replace(/^\/+/, '')
  return sql(`${slug} >= ? AND ${slug} < ?`, start, start + last)
}

/** Addresses that equal one of the texts, or match it where it contains `*`. */
export function anySlug(patterns: readonly string[]): Sql {
  return anyOf(patterns.map((pattern) => oneSlug(pattern.replace(/^\/+/, ''))))
}

/** A folder's start page matches with and without the trailing slash of its address. */
function oneSlug(pattern: string): Sql {
  if (!pattern.includes('*')) {
    const plain = pattern.replace(/\/+$/, '')
    return sql('s.full_slug IN (?, ?)', plain, `${plain}/`)
  }
  if (pattern.indexOf('*') === pattern.length - 1) return inFolder(pattern.slice(0, -1))
  return sql('wildcard(s.full_slug, ?)', pattern)
}
