export type Row = Readonly<Record<string, unknown>>
export type SqlValue = string | number | null | Uint8Array

/** Questions in the SQL that SQLite and PostgreSQL share; values stand as `$1`, `$2` … and may be named twice. */
export type Statements = {
  rows: (sql: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>
  /** How many rows were changed. */
  change: (sql: string, values?: readonly SqlValue[]) => Promise<number>
}

/** Where submissions are kept. What was answered is on the disk; several processes may have it open. */
export type FormDatabase = Statements & {
  /**
   * Runs `change` so that all of it happens or nothing.
   * @param key who names the same one waits for the other
   */
  inTransaction: <Result>(key: string, change: (statements: Statements) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}
