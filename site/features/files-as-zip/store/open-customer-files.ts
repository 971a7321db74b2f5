import type { TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'
import { basketOfFiles } from './basket-of-files.ts'
import { takenFiles } from './taken-files.ts'

/**
 * A file is the address of its story and its name there. Times are milliseconds since 1970. `edition` is the hash of the file's asset,
 * which names one content; `parts` are the bytes that a customer has of it, as first and last, until they are the whole.
 */
const customerFileTables: TableSet = {
  schema: 'customer_files',
  hasFleeting: false,
  migrations: [
    {
      name: '1-customer-files',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE basket_files (subject TEXT NOT NULL, address TEXT NOT NULL, item TEXT NOT NULL, added_at ${integer} NOT NULL,
  PRIMARY KEY (subject, address, item)) ${strict};
CREATE INDEX basket_files_added ON basket_files (added_at);
CREATE TABLE taken_files (subject TEXT NOT NULL, address TEXT NOT NULL, item TEXT NOT NULL, edition TEXT NOT NULL,
  title TEXT NOT NULL, printed TEXT NOT NULL, dated TEXT NOT NULL, taken_at ${integer} NOT NULL,
  PRIMARY KEY (subject, address, item, edition)) ${strict};
CREATE INDEX taken_files_newest ON taken_files (subject, taken_at);
CREATE INDEX taken_files_taken ON taken_files (taken_at);
CREATE TABLE taken_parts (subject TEXT NOT NULL, edition TEXT NOT NULL, parts TEXT NOT NULL, changed_at ${integer} NOT NULL,
  PRIMARY KEY (subject, edition)) ${strict};
`),
    },
  ],
}

export type CustomerFiles = ReturnType<typeof openCustomerFiles>

/**
 * The files that customers have put aside and taken, for every process with the same database.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openCustomerFiles(place: string, now: () => number = Date.now) {
  const database = openDatabase(place, customerFileTables)
  return { basket: basketOfFiles(database, now), taken: takenFiles(database, now), close: database.close }
}
