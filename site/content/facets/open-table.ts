import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** Asks for rows; the text is put together here in the folder, what readers chose is in `values` alone. */
export type Rows = <Row>(text: string, values: readonly SQLInputValue[]) => Row[]

/**
 * An empty table of products. It lies in a file without a name, which ends with it: SQLite makes one in `SQLITE_TMPDIR`,
 * `TMPDIR` or the system's own folder (sqlite.org/tempfiles.html), so that not the number of products decides how much
 * memory the process needs.
 */
export function openTable(): { database: DatabaseSync; rows: Rows } {
  const database = new DatabaseSync('')
  database.exec(`PRAGMA cache_size = -${cachedKilobytes}; PRAGMA journal_mode = MEMORY`)
  database.exec(table)
  const rows = (text: string, values: readonly SQLInputValue[]) => database.prepare(text).all(...values)
  return { database, rows: rows as Rows }
}

/** Of each table, whatever its size: the pages read last. */
const cachedKilobytes = 2048

/**
 * A product that cannot be used is known without a place. `by_name` and `by_code` are places in these orders, with room
 * between them. `value` holds the categories of a product too (choice.ts), and one empty value in each facet that it has.
 */
const table = `
CREATE TABLE product (
  id INTEGER PRIMARY KEY, uuid TEXT NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL, is_new INTEGER NOT NULL,
  since TEXT NOT NULL, by_name INTEGER, by_code INTEGER
) STRICT;
CREATE INDEX product_by_name ON product (by_name);
CREATE INDEX product_by_code ON product (by_code);
CREATE INDEX product_by_novelty ON product (is_new DESC, since DESC, by_name);
CREATE TABLE value (facet TEXT NOT NULL, value TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (facet, value, id)) STRICT, WITHOUT ROWID;
CREATE INDEX value_of_product ON value (id);
`
