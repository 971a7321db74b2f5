import type { FormDatabase } from './database.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'
import { formTables, type TableSet } from './tables.ts'

/**
 * Opens the submissions, or another set of tables.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openDatabase(place: string, set: TableSet = formTables): FormDatabase {
  return /^postgres(ql)?:\/\//.test(place) ? openPostgres(place, set) : openSqlite(place, set)
}
