import type { DatabaseSync } from 'node:sqlite'

/** Changes the table as one: all of it, or, when `change` throws, nothing. */
export function transact(database: DatabaseSync, change: () => void): void {
  database.exec('BEGIN')
  try {
    change()
    database.exec('COMMIT')
  } catch (error) {
    // A disk without room has ended it already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}
