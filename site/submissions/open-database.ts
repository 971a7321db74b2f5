import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Opens the file of all submissions and makes its tables where they are missing. What was committed is on the disk
 * before the call returns (synchronous FULL); several processes may have it open. Deleted answers are overwritten.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: 5000 })
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON',
  )
  database.exec(tables)
  return database
}

/** Times are milliseconds since 1970. Files are kept here and not in a folder, so that no address leads to them. */
const tables = `
CREATE TABLE IF NOT EXISTS submissions (
  id TEXT PRIMARY KEY, form TEXT NOT NULL, locale TEXT NOT NULL, page TEXT NOT NULL, received_at INTEGER NOT NULL,
  delete_at INTEGER NOT NULL, digest TEXT NOT NULL, visit TEXT NOT NULL, answers TEXT NOT NULL, location TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS submissions_digest ON submissions (form, digest, received_at);
CREATE INDEX IF NOT EXISTS submissions_delete ON submissions (delete_at);
CREATE TABLE IF NOT EXISTS files (
  submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE, place INTEGER NOT NULL, question TEXT NOT NULL,
  name TEXT NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (submission, place)
) STRICT;
CREATE TABLE IF NOT EXISTS deliveries (
  submission TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE, sink TEXT NOT NULL, message TEXT NOT NULL,
  state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at INTEGER NOT NULL, claimed_until INTEGER NOT NULL DEFAULT 0,
  last_error TEXT NOT NULL DEFAULT '', delivered_at INTEGER, PRIMARY KEY (submission, sink)
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (state, next_at);
CREATE TABLE IF NOT EXISTS returns (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, content TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS refusals (
  form TEXT NOT NULL, reason TEXT NOT NULL, day TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (form, reason, day)
) STRICT;
`
