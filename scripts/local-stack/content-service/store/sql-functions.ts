import type { DatabaseSync } from 'node:sqlite'
import { matchesWildcard } from './wildcard.ts'

/**
 * Adds functions that SQLite lacks. `fold(text)` is lower case in every script (SQLite folds ASCII only);
 * `wildcard(text, pattern)` is 1 when the text matches a pattern with `*`. Both return NULL for a value that is no
 * text.
 */
export function addSqlFunctions(database: DatabaseSync): void {
  const options = { deterministic: true }
  database.function('fold', options, (text) => (typeof text === 'string' ? text.toLowerCase() : null))
  database.function('wildcard', options, (text, pattern) => {
    if (typeof text !== 'string' || typeof pattern !== 'string') return null
    return matchesWildcard(text, pattern) ? 1 : 0
  })
}
