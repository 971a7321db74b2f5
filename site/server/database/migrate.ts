import type { Engine, MigrationStep, Statements, TableSet } from './database.ts'

/**
 * Applies the migrations that a database lacks, in order and in one transaction; of several processes that start together one does.
 * Without any to apply it only reads, so a user without rights to create tables may use those that another user created. Migrations of
 * a later version stay as they are.
 */
export async function migrate({ schema, migrations }: TableSet, engine: Engine): Promise<void> {
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
