import type { Database, Engine, MigrationStep, Statements, TableSet } from './database.ts'
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

/**
 * Applies the migrations that a database lacks, in order and in one transaction; of several processes that start together one does.
 * Without any to apply it only reads, so a user without rights to create tables may use those that another user created. Migrations of
 * a later version stay as they are.
 */
async function migrate({ schema, migrations }: TableSet, engine: Engine): Promise<void> {
  const log = `${schema}_migrations`
  const applied = (await engine.hasTable(log)) ? await namesIn(engine, log) : []
  if (migrations.every(({ name }) => applied.includes(name))) return
  const { Umzug } = await import('umzug')
  await engine.inMigration(async (step) => {
    const { run, change, dialect } = step
    await run(
      `CREATE TABLE IF NOT EXISTS ${log} (name TEXT PRIMARY KEY, applied_at ${dialect.integer} NOT NULL) ${dialect.strict}`,
    )
    const umzug = new Umzug<MigrationStep>({
      migrations: migrations.map(({ name, up }) => ({ name, up: ({ context }) => up(context) })),
      context: step,
      storage: {
        executed: () => namesIn(step, log),
        logMigration: async ({ name }) =>
          void (await change(`INSERT INTO ${log} (name, applied_at) VALUES ($1, $2)`, [name, Date.now()])),
        unlogMigration: async () => Promise.reject(new Error('Migrations only go forward.')),
      },
      logger: undefined,
    })
    await umzug.up()
  })
}

async function namesIn({ rows }: Statements, log: string): Promise<string[]> {
  return (await rows(`SELECT name FROM ${log}`)).map(({ name }) => String(name))
}
