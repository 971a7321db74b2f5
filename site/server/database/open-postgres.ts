import type { Pool, PoolClient } from 'pg'
import { runtimePart } from '#site/server/runtime.ts'
import {
  type Dialect,
  type Engine,
  type Row,
  type SqlValue,
  type Statements,
  schemas,
  type TableSet,
} from './database.ts'

const mostConnections = 8
const connectMs = 5000
const statementMs = 15_000
/** Key of the advisory lock under which one process creates the tables. */
const tablesLock = 4_620_231

const dialect: Dialect = { integer: 'BIGINT', bytes: 'BYTEA', strict: '', fleeting: 'UNLOGGED', fleetingPath: '' }

/**
 * PostgreSQL, for a site of several machines. All concerns of a process share the connections. It connects at the first query; after an
 * outage the next query connects again. Commits wait for the server's disk whatever its own setting says.
 * @param url `postgres://…`; `?sslmode=verify-full&sslrootcert=file` for TLS
 */
export function openPostgres(url: string, { schema }: TableSet): Engine {
  const { pool, release } = sharedPool(url)
  const rows: Statements['rows'] = async (sql, values) => await statementsOf(await pool()).rows(sql, values)
  return {
    rows,
    change: async (sql, values) => await statementsOf(await pool()).change(sql, values),
    inTransaction: async (key, change) =>
      await inOne(await pool(), async (client) => {
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
        return await change(statementsOf(client))
      }),
    hasTable: async (name) => (await rows(`SELECT 1 WHERE to_regclass('${schema}.${name}') IS NOT NULL`)).length > 0,
    inMigration: async (run) =>
      await inOne(await pool(), async (client) => {
        await client.query(`SELECT pg_advisory_xact_lock(${tablesLock})`)
        await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
        await client.query(`SET LOCAL search_path = ${schema}`)
        const statements = statementsOf(client)
        const hasColumn = async (table: string, column: string) => {
          const found = await statements.rows(
            'SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass($1) AND attname = $2',
            [`${schema}.${table}`, column],
          )
          return found.length > 0
        }
        await run({ ...statements, dialect, run: async (sql) => void (await client.query(sql)), hasColumn })
      }),
    close: release,
  }
}

type SharedPool = { opened: Promise<Pool> | undefined; users: number }

/** The framework's copy of this module and the server's take connections from one pool. */
const pools = runtimePart('database-pools', () => new Map<string, SharedPool>())

function sharedPool(url: string): { pool: () => Promise<Pool>; release: () => Promise<void> } {
  const shared = pools().get(url) ?? { opened: undefined, users: 0 }
  pools().set(url, shared)
  shared.users += 1
  const pool = () => {
    shared.opened ??= newPool(url)
    return shared.opened
  }
  const release = async () => {
    shared.users -= 1
    if (shared.users > 0) return
    pools().delete(url)
    await (await shared.opened)?.end()
  }
  return { pool, release }
}

async function newPool(url: string): Promise<Pool> {
  const { Pool: PgPool } = (await import('pg')).default
  const pool = new PgPool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    options: `-c search_path=${schemas.join(',')} -c synchronous_commit=on`,
  })
  // The next query replaces an idle connection that ends.
  pool.on('error', () => undefined)
  return pool
}

async function inOne<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  const lose = (lost: Error) => {
    broken = lost
  }
  // The pool listens only to connections that wait: without a listener, a server that is cut off would end this process.
  client.on('error', lose)
  try {
    await client.query('BEGIN')
    const result = await run(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(lose)
    throw error
  } finally {
    client.off('error', lose)
    client.release(broken)
  }
}

function statementsOf(connection: Pool | PoolClient): Statements {
  const send = async (sql: string, values: readonly SqlValue[] = []) => await connection.query<Row>(sql, [...values])
  return {
    rows: async (sql, values) => (await send(sql, values)).rows,
    change: async (sql, values) => (await send(sql, values)).rowCount ?? 0,
  }
}
