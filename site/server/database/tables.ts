/** How the two databases name what the tables are made of. */
export type Dialect = {
  /** A whole number of 64 bits. */
  integer: string
  bytes: string
  /** Stands behind each table. */
  strict: string
  /** Stands before `TABLE`: a table whose rows need not outlive a loss of power. */
  fleeting: string
  /** Stands before the name of such a table. */
  fleetingPath: string
}

/** The tables of one database, so that others than the forms can use the same two drivers. */
export type TableSet = {
  /** Where they stand in PostgreSQL: the database may hold other things. */
  schema: string
  /** The column that is made last: where it exists, everything does. */
  newest: { table: string; column: string }
  /** Whether a table is fleeting, and lies in a file of its own in SQLite. */
  hasFleeting: boolean
  tables: (dialect: Dialect) => string
  /** What databases that were made before lack. */
  further?: (dialect: Dialect) => string
}

export const formTables: TableSet = {
  schema: 'forms',
  newest: { table: 'deliveries', column: 'turn' },
  hasFleeting: true,
  tables,
  further: turnColumns,
}

/**
 * What `deliveries` has since forms have turns; databases that were made before get it with the form and arrival of
 * what lies in them. `next_at` says when something is due, `turn` who goes first.
 */
function turnColumns({ integer }: Dialect): string {
  return `
ALTER TABLE deliveries ADD COLUMN form TEXT NOT NULL DEFAULT '';
ALTER TABLE deliveries ADD COLUMN turn ${integer} NOT NULL DEFAULT 0;
UPDATE deliveries SET form = (SELECT form FROM submissions WHERE id = submission),
  turn = (SELECT received_at FROM submissions WHERE id = submission);
CREATE INDEX deliveries_turn ON deliveries (form, sink, state, attempts, turn);
DROP INDEX IF EXISTS deliveries_of_sink;
CREATE INDEX deliveries_next ON deliveries (sink, state, next_at, turn);
`
}

/**
 * The tables, made where they are missing. Times are milliseconds since 1970. Files are kept here and not in a folder, so
 * that no address leads to them. `allowances` says until when a sender has used up what the limits allow.
 */
function tables({ integer, bytes, strict, fleeting, fleetingPath }: Dialect): string {
  return `
CREATE TABLE IF NOT EXISTS submissions (
  id TEXT PRIMARY KEY, form TEXT NOT NULL, locale TEXT NOT NULL, page TEXT NOT NULL, received_at ${integer} NOT NULL,
  delete_at ${integer} NOT NULL, digest TEXT NOT NULL, visit TEXT NOT NULL, answers TEXT NOT NULL, location TEXT NOT NULL
) ${strict};
CREATE INDEX IF NOT EXISTS submissions_digest ON submissions (form, digest, received_at);
CREATE INDEX IF NOT EXISTS submissions_delete ON submissions (delete_at);
CREATE TABLE IF NOT EXISTS files (
  submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE, place ${integer} NOT NULL, question TEXT NOT NULL,
  name TEXT NOT NULL, type TEXT NOT NULL, bytes ${bytes} NOT NULL, PRIMARY KEY (submission, place)
) ${strict};
CREATE TABLE IF NOT EXISTS deliveries (
  submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE, sink TEXT NOT NULL, message TEXT NOT NULL,
  state TEXT NOT NULL, attempts ${integer} NOT NULL DEFAULT 0, next_at ${integer} NOT NULL,
  claimed_until ${integer} NOT NULL DEFAULT 0, last_error TEXT NOT NULL DEFAULT '', delivered_at ${integer},
  PRIMARY KEY (submission, sink)
) ${strict};
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, next_at);
CREATE TABLE IF NOT EXISTS returns (id TEXT PRIMARY KEY, expires_at ${integer} NOT NULL, content TEXT NOT NULL) ${strict};
CREATE TABLE IF NOT EXISTS refusals (
  form TEXT NOT NULL, reason TEXT NOT NULL, day TEXT NOT NULL, count ${integer} NOT NULL, PRIMARY KEY (form, reason, day)
) ${strict};
CREATE ${fleeting} TABLE IF NOT EXISTS ${fleetingPath}allowances (
  name TEXT PRIMARY KEY, spent_until ${integer} NOT NULL
) ${strict};
`
}
