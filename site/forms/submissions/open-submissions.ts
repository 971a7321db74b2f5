import { featureFormTables } from '#site/features.tables.ts'
import type { Database, Dialect, TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'
import { enquiryTables } from './customer-mails/enquiries.ts'

/** @param place a file for SQLite, or `postgres://…` */
export function openSubmissions(place: string): Database {
  return openDatabase(place, formTables)
}

const formTables: TableSet = {
  schema: 'forms',
  hasFleeting: true,
  migrations: [
    { name: '1-submissions', up: async ({ run, dialect }) => await run(tables(dialect)) },
    {
      name: '2-turns',
      // Databases from before migrations were logged have the columns.
      up: async ({ run, hasColumn, dialect }) => {
        if (!(await hasColumn('deliveries', 'turn'))) await run(turnColumns(dialect))
      },
    },
    { name: '3-enquiries', up: enquiryTables },
    ...featureFormTables,
  ],
}

/**
 * Columns that `deliveries` has since forms queue fairly; older databases get them from the form and arrival of their
 * rows. `next_at` is the due time, `turn` the order.
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
 * The tables. Databases from before migrations were logged have them already. Times are milliseconds since 1970. Files are stored here and not in a
 * folder, so that no URL leads to them. `allowances` stores until when a sender has used up the rate limit.
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
