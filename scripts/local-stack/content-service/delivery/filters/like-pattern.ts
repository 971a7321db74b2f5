import { type Sql, sql } from '../query/sql-text.ts'

/**
 * A comparison with a pattern in which `*` stands for any text; letter case does not matter in any script.
 * @param text SQL expression of the value
 */
export function like(text: string, pattern: string): Sql {
  // LIKE tries every way to place its wildcards; with many of them one request would hold up all others.
  if (pattern.split('*').length > 3) return sql(`wildcard(fold(${text}), ?)`, pattern.toLowerCase())
  return compare(text, escaped(pattern).replaceAll('*', '%'))
}

/** Whether a text holds a term, letter case aside; a star in the term is a star. */
export function holds(text: string, term: string): Sql {
  return compare(text, `%${escaped(term)}%`)
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

function compare(text: string, pattern: string): Sql {
  // SQLite's LIKE ignores case for ASCII letters only, and quickly; other scripts go through the store's fold().
  if (/^[\x20-\x7e]*$/.test(pattern)) return sql(`${text} LIKE ? ESCAPE '\\'`, pattern)
  return sql(`fold(${text}) LIKE ? ESCAPE '\\'`, pattern.toLowerCase())
}
