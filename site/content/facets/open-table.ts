import { DatabaseSync } from 'node:sqlite'

/**
 * An empty table of products. It lies in a file without a name, which ends with it: SQLite makes one in `SQLITE_TMPDIR`,
 * `TMPDIR` or the system's own folder (sqlite.org/tempfiles.html), so that names and codes need no memory.
 */
export function openTable(): DatabaseSync {
  const database = new DatabaseSync('')
  database.exec(`PRAGMA cache_size = -${cachedKilobytes}; PRAGMA journal_mode = MEMORY`)
  database.exec(table)
  return database
}

/** Of each table, whatever its size: the pages read last. */
const cachedKilobytes = 2048

/** `number` counts the products in the order of their arrival. A product that cannot be used has an empty uuid. */
const table = `
CREATE TABLE product (
  number INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, uuid TEXT NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL,
  is_new INTEGER NOT NULL, since TEXT NOT NULL
) STRICT;
`
