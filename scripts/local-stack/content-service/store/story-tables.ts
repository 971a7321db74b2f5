/**
 * The shape of the stored space. Times are ISO 8601 UTC with milliseconds, booleans are 0 or 1, columns with JSON say so.
 *
 * Folders and stories share a table as they share ids and slugs. The start page of a folder has the folder's own full slug
 * plus a slash, which keeps `full_slug` unique. `draft` and `published` are the two layers of content, both with the
 * `field__i18n__xx` keys; delivery shows one of them. `published_name` is the name as of the last publish. Slugs, positions
 * and tags are structure and count for both layers at once.
 */
/** Columns that a store of an earlier release lacks, by table. */
export const laterColumns = { story_versions: { author: 'TEXT', release_id: 'INTEGER' } } as const

export const storyTables = `
CREATE TABLE IF NOT EXISTS stories (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE,
  group_id TEXT NOT NULL,
  parent_id INTEGER NOT NULL DEFAULT 0,
  name TEXT NOT NULL,
  published_name TEXT,
  slug TEXT NOT NULL,
  full_slug TEXT NOT NULL,
  is_folder INTEGER NOT NULL DEFAULT 0,
  is_startpage INTEGER NOT NULL DEFAULT 0,
  position INTEGER NOT NULL DEFAULT 0,
  path TEXT,
  content_type TEXT,
  draft TEXT NOT NULL, -- JSON
  published TEXT, -- JSON; NULL when not published
  published_content_type TEXT,
  unpublished_changes INTEGER NOT NULL DEFAULT 0,
  published_at TEXT,
  first_published_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_at TEXT,
  sort_by_date TEXT,
  tag_list TEXT NOT NULL DEFAULT '[]', -- JSON array of strings
  meta_data TEXT, -- JSON object
  folder_settings TEXT NOT NULL DEFAULT '{}', -- JSON: default_root, disable_fe_editor and the like
  current_version_id INTEGER
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS stories_by_full_slug ON stories(full_slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX IF NOT EXISTS stories_by_parent_slug ON stories(parent_id, slug, is_startpage) WHERE deleted_at IS NULL;
CREATE INDEX IF NOT EXISTS stories_by_parent_position ON stories(parent_id, position, id);
CREATE INDEX IF NOT EXISTS stories_by_content_type ON stories(content_type, full_slug);
CREATE INDEX IF NOT EXISTS stories_by_published_content_type ON stories(published_content_type, full_slug)
  WHERE published IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX IF NOT EXISTS stories_by_published_at ON stories(published_at);
CREATE INDEX IF NOT EXISTS stories_by_first_published_at ON stories(first_published_at);
CREATE INDEX IF NOT EXISTS stories_by_position ON stories(position, id);
CREATE INDEX IF NOT EXISTS stories_by_name ON stories(name);
CREATE INDEX IF NOT EXISTS stories_by_group ON stories(group_id);

-- slug is NULL when only a folder above is translated: the path is inherited, the last part is the default slug.
CREATE TABLE IF NOT EXISTS translated_slugs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  story_id INTEGER NOT NULL REFERENCES stories(id) ON DELETE CASCADE,
  lang TEXT NOT NULL,
  slug TEXT,
  path TEXT NOT NULL, -- whole path without the language code
  name TEXT,
  published INTEGER NOT NULL DEFAULT 0,
  UNIQUE (story_id, lang)
) STRICT;
CREATE INDEX IF NOT EXISTS translated_slugs_by_path ON translated_slugs(lang, path);

CREATE TABLE IF NOT EXISTS story_versions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  story_id INTEGER NOT NULL REFERENCES stories(id) ON DELETE CASCADE,
  event TEXT NOT NULL, -- create, update, publish, unpublish
  created_at TEXT NOT NULL,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  content TEXT NOT NULL, -- JSON
  author TEXT,
  release_id INTEGER -- NULL: a version of the draft
) STRICT;
-- sources: JSON {"<uid>.<field>": digest of the source text to which the translation belongs}
CREATE TABLE IF NOT EXISTS story_translations (
  story_id INTEGER NOT NULL REFERENCES stories(id) ON DELETE CASCADE,
  lang TEXT NOT NULL,
  sources TEXT NOT NULL,
  PRIMARY KEY (story_id, lang)
) STRICT;
CREATE INDEX IF NOT EXISTS story_versions_by_story ON story_versions(story_id, id);
`
