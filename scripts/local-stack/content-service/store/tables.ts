import { deliveryIndexes } from './delivery-indexes.ts'
import { publishedContent } from './published-content.ts'
import { releaseTables } from './release-tables.ts'
import { scheduleTables } from './schedule-tables.ts'
import { storyTables } from './story-tables.ts'

const structure = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT; -- 'cv': cache version, unix seconds

CREATE TABLE IF NOT EXISTS spaces (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  domain TEXT NOT NULL,
  languages TEXT NOT NULL DEFAULT '[]', -- JSON [{code, name}]
  default_lang_name TEXT NOT NULL DEFAULT '',
  environments TEXT NOT NULL DEFAULT '[]', -- JSON [{name, location}]
  tokens TEXT NOT NULL DEFAULT '{}', -- JSON {public, preview}, as given at the last start
  options TEXT NOT NULL DEFAULT '{}', -- JSON object
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

-- settings: JSON of the remaining wire fields (color, icon, preview_field, internal_tag_ids, …)
CREATE TABLE IF NOT EXISTS components (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  display_name TEXT,
  schema TEXT NOT NULL DEFAULT '{}', -- JSON {field: {type, translatable, …}}
  is_root INTEGER NOT NULL DEFAULT 0,
  is_nestable INTEGER NOT NULL DEFAULT 1,
  component_group_uuid TEXT,
  settings TEXT NOT NULL DEFAULT '{}',
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS component_groups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  parent_id INTEGER REFERENCES component_groups(id) ON DELETE CASCADE
) STRICT;
CREATE TABLE IF NOT EXISTS presets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  component_id INTEGER NOT NULL REFERENCES components(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  preset TEXT NOT NULL, -- JSON
  image TEXT, color TEXT, icon TEXT, description TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS internal_tags (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  object_type TEXT NOT NULL,
  UNIQUE (object_type, name)
) STRICT;
CREATE TABLE IF NOT EXISTS field_types (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL DEFAULT '',
  compiled_body TEXT NOT NULL DEFAULT '',
  options TEXT NOT NULL DEFAULT '[]', -- JSON [{name, value}]
  space_ids TEXT NOT NULL DEFAULT '[]', -- JSON [number]
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
`

const datasources = `
CREATE TABLE IF NOT EXISTS datasources (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  slug TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS datasource_dimensions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  datasource_id INTEGER NOT NULL REFERENCES datasources(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  entry_value TEXT NOT NULL, -- the name in ?dimension=
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  UNIQUE (datasource_id, entry_value)
) STRICT;
CREATE TABLE IF NOT EXISTS datasource_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  datasource_id INTEGER NOT NULL REFERENCES datasources(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  position INTEGER NOT NULL DEFAULT 0,
  UNIQUE (datasource_id, name)
) STRICT;
CREATE INDEX IF NOT EXISTS datasource_entries_by_position ON datasource_entries(datasource_id, position, id);
CREATE TABLE IF NOT EXISTS datasource_entry_values (
  entry_id INTEGER NOT NULL REFERENCES datasource_entries(id) ON DELETE CASCADE,
  dimension_id INTEGER NOT NULL REFERENCES datasource_dimensions(id) ON DELETE CASCADE,
  value TEXT NOT NULL,
  PRIMARY KEY (entry_id, dimension_id)
) STRICT;
`

const assets = `
CREATE TABLE IF NOT EXISTS asset_folders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  parent_id INTEGER REFERENCES asset_folders(id) ON DELETE CASCADE
) STRICT;
-- The public path is /f/<space>/<size>/<hash>/<short_filename>; the file lies under the same path in the data folder.
CREATE TABLE IF NOT EXISTS assets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  size TEXT NOT NULL DEFAULT 'x', -- WIDTHxHEIGHT, or x when the uploader did not say
  hash TEXT NOT NULL UNIQUE, -- ten characters, part of the address
  short_filename TEXT NOT NULL,
  content_type TEXT NOT NULL,
  content_length INTEGER, -- bytes; NULL until the file has arrived
  finished INTEGER NOT NULL DEFAULT 0,
  asset_folder_id INTEGER REFERENCES asset_folders(id) ON DELETE SET NULL,
  is_private INTEGER NOT NULL DEFAULT 0,
  alt TEXT, title TEXT, copyright TEXT, focus TEXT, source TEXT,
  publish_at TEXT, expire_at TEXT,
  meta_data TEXT NOT NULL DEFAULT '{}', -- JSON object
  internal_tag_ids TEXT NOT NULL DEFAULT '[]', -- JSON [number]
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_at TEXT
) STRICT;
`

const webhooks = `
CREATE TABLE IF NOT EXISTS webhook_endpoints (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  secret TEXT,
  activated INTEGER NOT NULL DEFAULT 1,
  actions TEXT NOT NULL DEFAULT '[]', -- JSON [topic]
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
-- The outbox: a row is written with its change and stays until the receiver responds with 2xx or the retries end.
CREATE TABLE IF NOT EXISTS webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  endpoint_id INTEGER NOT NULL REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  topic TEXT NOT NULL,
  body TEXT NOT NULL, -- JSON, sent byte for byte
  created_at INTEGER NOT NULL, -- unix milliseconds
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL, -- unix milliseconds
  state TEXT NOT NULL DEFAULT 'waiting', -- waiting, delivered, abandoned
  last_answer TEXT -- status or reason of the last attempt
) STRICT;
CREATE INDEX IF NOT EXISTS webhook_deliveries_waiting ON webhook_deliveries(endpoint_id, id) WHERE state = 'waiting';
`

/** Every table and index, as statements that may run on an existing store. */
export const tables: string = [
  structure,
  storyTables,
  releaseTables,
  scheduleTables,
  publishedContent,
  deliveryIndexes,
  datasources,
  assets,
  webhooks,
].join('\n')
