import { anyOf, inList, type Sql, sql } from './sql-text.ts'

/** Sorts after every slug character, which makes a prefix a range that an index serves. */
const last = '\u{10ffff}'

/** Addresses that begin with a text; a leading slash is ignored because no address has one. */
export function inFolder(prefix: string, slug = 's.full_slug'): Sql {
  const start = prefix.replace(/^\/+/, '')
  return sql(`${slug} >= ? AND ${slug} < ?`, start, start + last)
}

/** Addresses that equal one of the texts, or match it where it contains `*`. */
export function anySlug(patterns: readonly string[]): Sql {
  const slugs = patterns.map((pattern) => pattern.replace(/^\/+/, ''))
  const plain = slugs.filter((slug) => !slug.includes('*'))
  const wild = slugs.filter((slug) => slug.includes('*')).map(matching)
  return anyOf(plain.length > 0 ? [oneOf(plain), ...wild] : wild)
}

/** A folder's start page matches with and without the trailing slash of its address. The time to plan alternatives grows with their square. */
function oneOf(slugs: readonly string[]): Sql {
  const plain = slugs.map((slug) => slug.replace(/\/+$/, ''))
  return inList('s.full_slug', [...plain, ...plain.map((slug) => `${slug}/`)])
}

function matching(pattern: string): Sql {
  if (pattern.indexOf('*') === pattern.length - 1) return inFolder(pattern.slice(0, -1))
  return sql('wildcard(s.full_slug, ?)', pattern)
}
