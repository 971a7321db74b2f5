import { type Sql, sql } from '../query/sql-text.ts'

/**
 * A comparison with a pattern in which `*` matches any text; case-insensitive in every script.
 * @param text SQL expression of the value
 */
export function like(text: string, pattern: string): Sql {
  // LIKE backtracks over its wildcards; with many of them one request would block all others.
  if (pattern.split('*').length > 3) return sql(`wildcard(fold(${text}), ?)`, pattern.toLowerCase())
  return compare(text, escaped(pattern).replaceAll('*', '%'))
}

/** Whether a text contains a term, case-insensitively; a star in the term is literal. */
export function contains(text: string, term: string): Sql {
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
