import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { tables } from './tables.ts'

/** The one connection of the service; calls are synchronous. */
export type Database = {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[]
  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined
  /** Runs a statement that changes rows and returns the id of a new one. */
  run(sql: string, ...values: SQLInputValue[]): { changes: number; id: number }
  /** Atomic, and on disk when it returns. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/**
 * Opens (and on first use creates) the file of the service.
 * @throws when the folder cannot be written
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  )
  database.exec(tables)
  const prepared = new Map<string, StatementSync>()
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql) ?? database.prepare(sql)
    prepared.set(sql, known)
    return known
  }
  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: SQLInputValue[]) => statement(sql).get(...values) as Row | undefined,
    run: (sql, ...values) => {
      const { changes, lastInsertRowid } = statement(sql).run(...values)
      return { changes: Number(changes), id: Number(lastInsertRowid) }
    },
    transaction: (work) => transaction(database, work),
    close: () => database.close(),
  }
}

function transaction<Result>(database: DatabaseSync, work: () => Result): Result {
  if (database.isTransaction) return work()
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
