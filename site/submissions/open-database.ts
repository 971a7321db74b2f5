import type { FormDatabase } from './form-database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * Opens the submissions.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openDatabase(place: string): FormDatabase {
  return /^postgres(ql)?:\/\//.test(place) ? openPostgres(place) : openSqlite(place)
}
