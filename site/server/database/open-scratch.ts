import { DatabaseSync } from 'node:sqlite'

export type Scratch = DatabaseSync

/** Pages that are in memory, whatever the size of the database: those read last. */
const cachedKilobytes = 2048

/**
 * An empty database of this process alone, for what may be lost with it. It lies in a file without a name, which ends with it: SQLite
 * makes one in `SQLITE_TMPDIR`, `TMPDIR` or the system's own folder (sqlite.org/tempfiles.html), so that the content needs no memory.
 * @param tables statements that create its tables
 */
export function openScratch(tables: string): Scratch {
  const database = new DatabaseSync('')
  database.exec(`PRAGMA cache_size = -${cachedKilobytes}; PRAGMA journal_mode = MEMORY`)
  database.exec(tables)
  return database
}
