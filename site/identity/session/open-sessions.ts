import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Opens the sessions of all customers; several processes may have them open. A logout and a used login are on the disk
 * before the call returns (`synchronous = FULL`): a loss of power brings back no session that was ended.
 * @param folder where the file lies; `:memory:` stores nothing on the disk
 */
export function openSessions(folder: string): DatabaseSync {
  if (folder !== ':memory:') mkdirSync(folder, { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(folder === ':memory:' ? folder : join(folder, 'sessions.db'), { timeout: 5000 })
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
  database.exec(tables)
  return database
}

/**
 * Times are milliseconds since 1970. `proved_at` is when the newest secret came back from the browser for the first time; `secret` and `earlier_secret` are digests, `tokens` is
 * encrypted. `used_transactions` holds digests of states, until the login could not be finished any more.
 */
const tables = `
CREATE TABLE IF NOT EXISTS customer_sessions (
  id TEXT PRIMARY KEY, secret TEXT NOT NULL, earlier_secret TEXT NOT NULL DEFAULT '', rotated_at INTEGER NOT NULL,
  proved_at INTEGER NOT NULL,
  subject TEXT NOT NULL, claims TEXT NOT NULL, tokens TEXT NOT NULL, created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL,
  tokens_end_at INTEGER NOT NULL, ended_because TEXT NOT NULL DEFAULT '', ended_at INTEGER NOT NULL DEFAULT 0,
  locked_by TEXT NOT NULL DEFAULT '', locked_until INTEGER NOT NULL DEFAULT 0, retry_at INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX IF NOT EXISTS customer_sessions_subject ON customer_sessions (subject);
CREATE TABLE IF NOT EXISTS used_transactions (state TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS used_transactions_expiry ON used_transactions (expires_at);
`
