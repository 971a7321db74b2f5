export type Row = Readonly<Record<string, unknown>>
export type SqlValue = string | number | null | Uint8Array

/** Queries in the SQL that SQLite and PostgreSQL share; values are `$1`, `$2` … and may occur twice. */
export type Statements = {
  rows: (sql: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>
  /** How many rows were changed. */
  change: (sql: string, values?: readonly SqlValue[]) => Promise<number>
}

/** The store of submissions. Committed data is on the disk; several processes may have it open. */
export type FormDatabase = Statements & {
  /**
   * Runs `change` in a transaction.
   * @param key transactions with the same key run one after the other
   */
  inTransaction: <Result>(key: string, change: (statements: Statements) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}
