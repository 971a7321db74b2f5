import type { Database, TableSet } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

/**
 * Opens the tables of a concern. The first statement applies the migrations that are missing; while that fails, so does every statement.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openDatabase(place: string, set: TableSet): Database {
  const engine = /^postgres(ql)?:\/\//.test(place) ? openPostgres(place, set) : openSqlite(place, set)
  let migrated: Promise<void> | undefined
  const ready = () => {
    migrated ??= migrate(set, engine).catch((error: unknown) => {
      migrated = undefined
      throw error
    })
    return migrated
  }
  return {
    rows: async (sql, values) => ready().then(() => engine.rows(sql, values)),
    change: async (sql, values) => ready().then(() => engine.change(sql, values)),
    inTransaction: async (key, change) => ready().then(() => engine.inTransaction(key, change)),
    close: engine.close,
  }
}
