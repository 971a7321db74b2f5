import { join } from 'node:path'
import type { Database, TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'

/**
 * Opens the sessions of all customers, for every process that opens the same ones. A logout and a used login are on the disk before the
 * call returns: a loss of power brings back no session that was ended.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openSessions(place: string): Database {
  return openDatabase(place, sessionTables)
}

/** Where sessions lie: in PostgreSQL where its address is set, else in a file of the folder. */
export function sessionsLocation(source: { DATABASE_URL?: string | undefined; IDENTITY_FOLDER: string }): string {
  return source.DATABASE_URL ?? join(source.IDENTITY_FOLDER, 'sessions.db')
}

/**
 * Times are milliseconds since 1970. `proved_at` is when the newest secret came back from the browser for the first time; `secret` and
 * `earlier_secret` are digests, `tokens` is encrypted. `used_transactions` stores digests of states, until the login could not be finished
 * any more.
 */
const sessionTables: TableSet = {
  schema: 'identity',
  hasFleeting: false,
  migrations: [
    {
      name: '1-sessions',
      // Files from before migrations were logged have the tables.
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE IF NOT EXISTS customer_sessions (
  id TEXT PRIMARY KEY, secret TEXT NOT NULL, earlier_secret TEXT NOT NULL DEFAULT '', rotated_at ${integer} NOT NULL,
  proved_at ${integer} NOT NULL, subject TEXT NOT NULL, claims TEXT NOT NULL, tokens TEXT NOT NULL,
  created_at ${integer} NOT NULL, seen_at ${integer} NOT NULL, tokens_end_at ${integer} NOT NULL,
  ended_because TEXT NOT NULL DEFAULT '', ended_at ${integer} NOT NULL DEFAULT 0, locked_by TEXT NOT NULL DEFAULT '',
  locked_until ${integer} NOT NULL DEFAULT 0, retry_at ${integer} NOT NULL DEFAULT 0
) ${strict};
CREATE INDEX IF NOT EXISTS customer_sessions_subject ON customer_sessions (subject);
CREATE TABLE IF NOT EXISTS used_transactions (state TEXT PRIMARY KEY, expires_at ${integer} NOT NULL) ${strict};
CREATE INDEX IF NOT EXISTS used_transactions_expiry ON used_transactions (expires_at);
`),
    },
    {
      name: '2-devices',
      // The version before inserts without them.
      up: async ({ run }) =>
        await run(
          ['browser', 'system', 'network', 'country']
            .map((column) => `ALTER TABLE customer_sessions ADD COLUMN ${column} TEXT NOT NULL DEFAULT '';`)
            .join('\n'),
        ),
    },
  ],
}
