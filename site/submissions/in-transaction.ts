import type { DatabaseSync } from 'node:sqlite'

/** Runs `change` so that all of it happens or nothing; other processes wait. */
export function inTransaction<Result>(database: DatabaseSync, change: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = change()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
