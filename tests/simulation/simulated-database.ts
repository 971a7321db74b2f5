import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Dialect, Engine, SqlValue, Statements } from 'site/server/database/database.ts'
import { ConnectionError, call, newService, type Service } from './simulated-network.ts'
import { currentInstance } from './simulated-time.ts'

const dialect: Dialect = { integer: 'INTEGER', bytes: 'BLOB', strict: 'STRICT', fleeting: '', fleetingPath: '' }

/** The tables of one concern: statements and transactions take turns, as with one writer. */
type Tables = { database: DatabaseSync; known: Map<string, StatementSync>; last: Promise<unknown>; isFree: boolean }

const stored = new Map<string, Tables>()
let service: Service = newService('the database')

/** A database without rows for a new world. Its tables stay, because migrations take longer than a history. */
export function startDatabase(): Service {
  service = newService('the database', 5000)
  for (const tables of stored.values()) {
    const { database } = tables
    if (database.isTransaction) database.exec('ROLLBACK')
    database.exec('PRAGMA foreign_keys = OFF')
    for (const { name } of database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all()) {
      if (!String(name).endsWith('_migrations')) database.exec(`DELETE FROM ${String(name)}`)
    }
    database.exec('PRAGMA foreign_keys = ON')
    tables.last = Promise.resolve()
  }
  return service
}

/** In place of `open-sqlite.ts`: a connection of an instance to the database that all of them share. */
export function openSqlite(file: string): Engine {
  const tables = stored.get(file) ?? newTables()
  stored.set(file, tables)
  const alone: Statements = {
    rows: (sql, values) => call(service, () => inTurn(tables, () => rowsOf(tables, sql, values))),
    change: (sql, values) => call(service, () => inTurn(tables, () => changesOf(tables, sql, values))),
  }
  return {
    ...alone,
    inTransaction: (_key, change) => inTransaction(tables, change),
    hasTable: async (name) =>
      (await alone.rows(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = $1`, [name])).length > 0,
    inMigration: async (run) => {
      const hasColumn = async (table: string, column: string) =>
        rowsOf(tables, 'SELECT 1 FROM pragma_table_info($1) WHERE name = $2', [table, column]).length > 0
      const runAll = async (sql: string) => tables.database.exec(sql)
      await inTransaction(tables, (statements) => run({ ...statements, dialect, run: runAll, hasColumn }))
    },
    close: async () => undefined,
  }
}

function newTables(): Tables {
  const database = new DatabaseSync(':memory:')
  database.exec('PRAGMA foreign_keys = ON')
  return { database, known: new Map(), last: Promise.resolve(), isFree: true }
}

function prepared({ database, known }: Tables, sql: string): StatementSync {
  const statement = known.get(sql) ?? database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1'))
  known.set(sql, statement)
  return statement
}

const rowsOf = (tables: Tables, sql: string, values: readonly SqlValue[] = []) => prepared(tables, sql).all(...values)
const changesOf = (tables: Tables, sql: string, values: readonly SqlValue[] = []) =>
  Number(prepared(tables, sql).run(...values).changes)

async function inTurn<Result>(tables: Tables, run: () => Result | Promise<Result>): Promise<Result> {
  const mine = tables.last.then(run)
  tables.last = mine.catch(() => undefined)
  return await mine
}

/** The server's end of a connection with a transaction. */
function newConnection(tables: Tables) {
  const { promise: ended, resolve: release } = Promise.withResolvers<void>()
  let state: 'new' | 'open' | 'ended' = 'new'
  const end = (how: 'COMMIT' | 'ROLLBACK') => {
    if (state === 'open') tables.database.exec(how)
    state = 'ended'
    release()
  }
  const inside = <Result>(run: () => Result): Result => {
    if (state !== 'open') throw new ConnectionError('The database has closed the connection')
    return run()
  }
  return {
    async begin() {
      const { promise: begun, resolve } = Promise.withResolvers<void>()
      void inTurn(tables, async () => {
        if (state === 'new') {
          tables.database.exec('BEGIN IMMEDIATE')
          state = 'open'
        }
        resolve()
        await ended
      })
      await begun
    },
    rows: (sql: string, values?: readonly SqlValue[]) => inside(() => rowsOf(tables, sql, values)),
    change: (sql: string, values?: readonly SqlValue[]) => inside(() => changesOf(tables, sql, values)),
    commit: () => inside(() => end('COMMIT')),
    end: () => end('ROLLBACK'),
  }
}

/** A connection that is lost before its commit changes nothing; where the response to the commit is lost, it has changed everything. */
async function inTransaction<Result>(
  tables: Tables,
  change: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  const connection = newConnection(tables)
  const instance = currentInstance()
  instance?.onEnd.add(connection.end)
  try {
    await call(service, connection.begin)
    const result = await change({
      rows: (sql, values) => call(service, () => connection.rows(sql, values)),
      change: (sql, values) => call(service, () => connection.change(sql, values)),
    })
    await call(service, connection.commit)
    return result
  } finally {
    connection.end()
    instance?.onEnd.delete(connection.end)
  }
}
