import type { Pool, PoolClient } from 'pg'
import type { FormDatabase, Row, SqlValue, Statements } from './database.ts'
import type { TableSet } from './tables.ts'

const mostConnections = 8
const connectMs = 5000
const statementMs = 15_000
/** Key of the advisory lock under which one process creates the tables. */
const tablesLock = 4_620_231

/**
 * Submissions in PostgreSQL, for a site of several machines. It connects at the first query; after an outage the next
 * query connects again. Commits wait for the server's disk whatever its own setting says.
 * @param url `postgres://…`
 */
export function openPostgres(url: string, set: TableSet): FormDatabase {
  let opened: Promise<Pool> | undefined
  const pool = () => {
    opened ??= openPool(url, set).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    rows: async (sql, values) => await statementsOf(await pool()).rows(sql, values),
    change: async (sql, values) => await statementsOf(await pool()).change(sql, values),
    inTransaction: async (key, change) => await transaction(await pool(), key, change),
    close: async () => {
      const open = await opened?.catch(() => undefined)
      await open?.end()
    },
  }
}

async function openPool(url: string, set: TableSet): Promise<Pool> {
  const { Pool: PgPool } = (await import('pg')).default
  const pool = new PgPool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    options: `-c search_path=${set.schema} -c synchronous_commit=on`,
  })
  // The next query replaces an idle connection that ends.
  pool.on('error', () => undefined)
  try {
    await makeTables(pool, set)
  } catch (error) {
    await pool.end()
    throw error
  }
  return pool
}

/** A user without rights to create tables uses those that another user created. */
async function makeTables(pool: Pool, { schema, newest, tables, further }: TableSet): Promise<void> {
  const isThere = async (client: Pool | PoolClient) => {
    const { rows } = await client.query<Row>(
      `SELECT EXISTS (SELECT 1 FROM pg_attribute
         WHERE attrelid = to_regclass('${schema}.${newest.table}') AND attname = '${newest.column}') AS there`,
    )
    return rows[0]?.['there'] === true
  }
  if (await isThere(pool)) return
  await inOne(pool, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(${tablesLock})`)
    if (await isThere(client)) return
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    const dialect = { integer: 'BIGINT', bytes: 'BYTEA', strict: '', fleeting: 'UNLOGGED', fleetingPath: '' }
    await client.query(tables(dialect))
    if (further) await client.query(further(dialect))
  })
}

function transaction<Result>(
  pool: Pool,
  key: string,
  change: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  return inOne(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key])
    return await change(statementsOf(client))
  })
}

async function inOne<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await run(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
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
