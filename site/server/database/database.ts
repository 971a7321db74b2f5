export type Row = Readonly<Record<string, unknown>>
export type SqlValue = string | number | null | Uint8Array

/** Queries in the SQL that SQLite and PostgreSQL share; values are `$1`, `$2` … and may occur twice. */
export type Statements = {
  rows: (sql: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>
  /** How many rows were changed. */
  change: (sql: string, values?: readonly SqlValue[]) => Promise<number>
}

/** What must survive the process. Committed data is on the disk; several processes may have the same one open. */
export type Database = Statements & {
  /**
   * Runs `change` in a transaction.
   * @param key transactions with the same key run one after the other
   */
  inTransaction: <Result>(key: string, change: (statements: Statements) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** A database without its migrations: one of the two drivers. */
export type Engine = Database & {
  hasTable: (name: string) => Promise<boolean>
  /** Runs migrations in one transaction, which no other process enters meanwhile. */
  inMigration: (run: (step: MigrationStep) => Promise<void>) => Promise<void>
}

/** Types and clauses in which the two databases differ. */
export type Dialect = {
  /** A whole number of 64 bits. */
  integer: string
  bytes: string
  /** Suffix of each table. */
  strict: string
  /** Prefix of `TABLE` for a table whose rows may be lost in a power failure. */
  fleeting: string
  /** Prefix of the name of such a table. */
  fleetingPath: string
}

export type MigrationStep = Statements & {
  dialect: Dialect
  /** Any number of statements without values. */
  run: (sql: string) => Promise<void>
  hasColumn: (table: string, column: string) => Promise<boolean>
}

/** PostgreSQL's schemas of ours. Each name of a table is in one of them only. */
export const schemas = [
  'forms',
  'identity',
  'cms_app',
  'search_index',
  'leases',
  'preview_links',
  'visits',
  'prices',
  'customer_files',
  'passed_links',
  'customer_lists',
  'cdn',
] as const

/** The tables of one concern: a schema in PostgreSQL, a file in SQLite. */
export type TableSet = {
  schema: (typeof schemas)[number]
  /** Whether a table is fleeting, and lies in a file of its own in SQLite. */
  hasFleeting: boolean
  /**
   * What has made the tables, in order (`open-database.ts`). A migration is never changed or removed. The version before it runs beside it
   * while a deployment rolls: a migration adds, and what it makes superfluous goes a version later.
   */
  migrations: readonly { name: string; up: (step: MigrationStep) => Promise<void> }[]
}
