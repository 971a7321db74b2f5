import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { runtimePart } from '#site/server/runtime.ts'
import type { Dialect, Engine, Statements, TableSet } from './database.ts'

const dialect: Dialect = { integer: 'INTEGER', bytes: 'BLOB', strict: 'STRICT', fleeting: '', fleetingPath: 'limits.' }

/**
 * Opens a file. Committed data is on the disk before the call returns (synchronous FULL); several processes may have it open. Deleted
 * data is overwritten. Fleeting tables are in a second file, which need not be flushed at once.
 * @param file its path; `:memory:` stores nothing on the disk
 */
export function openSqlite(file: string, { hasFleeting }: TableSet): Engine {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  )
  if (hasFleeting) {
    database.prepare('ATTACH ? AS limits').run(file === ':memory:' ? file : `${file}-limits`)
    database.exec('PRAGMA limits.journal_mode = WAL; PRAGMA limits.synchronous = NORMAL')
  }
  const statements = statementsOf(database)
  const afterOthers = file === ':memory:' ? oneAfterAnother() : queueOf(file)
  const isThere = (sql: string, ...values: string[]) => database.prepare(sql).get(...values) !== undefined
  return {
    rows: (sql, values) => afterOthers(() => statements.rows(sql, values)),
    change: (sql, values) => afterOthers(() => statements.change(sql, values)),
    // A writer locks the whole file, so the key is not needed.
    inTransaction: (_, change) => afterOthers(() => transaction(database, () => change(statements))),
    hasTable: (name) =>
      afterOthers(async () => isThere(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`, name)),
    inMigration: (run) => {
      const step = {
        ...statements,
        dialect,
        run: async (sql: string) => database.exec(sql),
        hasColumn: async (table: string, column: string) =>
          isThere('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', table, column),
      }
      return afterOthers(() => transaction(database, () => run(step)))
    },
    close: () => afterOthers(async () => database.close()),
  }
}

function statementsOf(database: DatabaseSync): Statements {
  const known = new Map<string, StatementSync>()
  const prepared = (sql: string) => {
    const statement = known.get(sql) ?? database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'))
    known.set(sql, statement)
    return statement
  }
  return {
    rows: async (sql, values = []) => prepared(sql).all(...values),
    change: async (sql, values = []) => Number(prepared(sql).run(...values).changes),
  }
}

async function transaction<Result>(database: DatabaseSync, change: () => Promise<Result>): Promise<Result> {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = await change()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

type Queue = <Result>(run: () => Promise<Result>) => Promise<Result>

/** A concurrent query must not become part of a transaction. */
function oneAfterAnother(): Queue {
  let last: Promise<unknown> = Promise.resolve()
  return (run) => {
    const mine = last.then(run)
    last = mine.catch(() => undefined)
    return mine
  }
}

const queues = runtimePart('database-queues', () => new Map<string, Queue>())

/**
 * The framework's copy of this module and the server's have a connection each. A connection that waits for the file
 * blocks the thread, and with it the other connection, whose transaction it waits for (deadlock). So they queue inside
 * a process.
 */
function queueOf(file: string): Queue {
  const queue = queues().get(file) ?? oneAfterAnother()
  queues().set(file, queue)
  return queue
}
