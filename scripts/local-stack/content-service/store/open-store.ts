import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { laterColumns } from './story-tables.ts'
import { tables } from './tables.ts'
import { matchesWildcard } from './wildcard.ts'

/** Positional values for `?`, or named ones for `:name` (keys without the colon). */
export type SqlValues = readonly SQLInputValue[] | Readonly<Record<string, SQLInputValue>>

/** The one connection of the service. Calls are synchronous, so a transaction is never interleaved with another request. */
export type Store = {
  /** First row of a query, or undefined. `Row` names the selected columns. */
  get<Row>(sql: string, values?: SqlValues): Row | undefined
  /** All rows of a query. */
  all<Row>(sql: string, values?: SqlValues): Row[]
  /** Runs a statement that changes rows. */
  run(sql: string, values?: SqlValues): { changes: number; id: number }
  /**
   * Runs `work` in one transaction: on disk when it returns, rolled back when it throws. Nested calls join the outer
   * one.
   */
  transaction<Result>(work: () => Result): Result
  /** Calls `listener` after each commit: of an outermost transaction, or of a statement that ran alone. */
  onCommit(listener: () => void): void
  close(): void
}

// FULL waits for the disk on every commit: a 2xx response promises a change that survives a power cut, not only a
// killed process.
const settings = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
PRAGMA busy_timeout = 5000;
PRAGMA cache_size = -65536;
PRAGMA mmap_size = 1073741824;
PRAGMA temp_store = MEMORY;
`

/**
 * Opens (and on first use creates) the store.
 * @param file Path of the SQLite file; missing folders are made.
 */
export function openStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(settings)
  database.exec(tables)
  addLaterColumns(database)
  addSqlFunctions(database)
  const statement = cachedStatements(database)
  const listeners: (() => void)[] = []
  let isInTransaction = false

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function transaction<Result>(work: () => Result): Result {
    if (isInTransaction) return work()
    database.exec('BEGIN IMMEDIATE')
    isInTransaction = true
    try {
      const result = work()
      database.exec('COMMIT')
      isInTransaction = false
      notify()
      return result
    } catch (error) {
      if (isInTransaction) database.exec('ROLLBACK')
      isInTransaction = false
      throw error
    }
  }

  return {
    get: <Row>(sql: string, values: SqlValues = []) => bind(statement(sql), 'get', values) as Row | undefined,
    all: <Row>(sql: string, values: SqlValues = []) => bind(statement(sql), 'all', values) as Row[],
    run: (sql, values = []) => {
      const { changes, lastInsertRowid } = bind(statement(sql), 'run', values) as ReturnType<StatementSync['run']>
      if (!isInTransaction) notify()
      return { changes: Number(changes), id: Number(lastInsertRowid) }
    },
    transaction,
    onCommit: (listener) => void listeners.push(listener),
    close: () => database.close(),
  }
}

function addLaterColumns(database: DatabaseSync): void {
  for (const [table, columns] of Object.entries(laterColumns)) {
    const known = new Set(
      database
        .prepare(`PRAGMA table_info(${table})`)
        .all()
        .map(({ name }) => name),
    )
    for (const [column, type] of Object.entries(columns)) {
      if (!known.has(column)) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
    }
  }
}

/**
 * Adds functions that SQLite lacks. `fold(text)` is lower case in every script (SQLite folds ASCII only);
 * `wildcard(text, pattern)` is 1 when the text matches a pattern with `*`. Both return NULL for a value that is no
 * text.
 */
function addSqlFunctions(database: DatabaseSync): void {
  const options = { deterministic: true }
  database.function('fold', options, (text) => (typeof text === 'string' ? text.toLowerCase() : null))
  database.function('wildcard', options, (text, pattern) => {
    if (typeof text !== 'string' || typeof pattern !== 'string') return null
    return matchesWildcard(text, pattern) ? 1 : 0
  })
}

function bind(statement: StatementSync, method: 'get' | 'all' | 'run', values: SqlValues): unknown {
  if (isPositional(values)) return statement[method](...values)
  return statement[method]({ ...values })
}

function isPositional(values: SqlValues): values is readonly SQLInputValue[] {
  return Array.isArray(values)
}

/** Preparing costs more than running a short query; the limit bounds the cache when queries are built per request. */
function cachedStatements(database: DatabaseSync): (sql: string) => StatementSync {
  const bound = 500
  const prepared = new Map<string, StatementSync>()
  return (sql) => {
    const known = prepared.get(sql)
    if (known) return known
    const fresh = database.prepare(sql)
    if (prepared.size >= bound) prepared.clear()
    prepared.set(sql, fresh)
    return fresh
  }
}
