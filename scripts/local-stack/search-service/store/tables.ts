/** `records` are stored unchanged; the indexes in memory are built from them at the start. */
export const tables = `
CREATE TABLE IF NOT EXISTS indices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  settings TEXT NOT NULL DEFAULT '{}',
  primary_name TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS records (
  index_id INTEGER NOT NULL REFERENCES indices (id) ON DELETE CASCADE,
  object_id TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (index_id, object_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS synonyms (
  index_id INTEGER NOT NULL REFERENCES indices (id) ON DELETE CASCADE,
  object_id TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (index_id, object_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS api_keys (
  value TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  body TEXT NOT NULL,
  received_at INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS tasks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  created_at INTEGER NOT NULL
) STRICT;
`
