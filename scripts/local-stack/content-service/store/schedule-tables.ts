/**
 * Publishes and unpublishes to come. `language` is empty for the whole story, a code, or `default` for the space's own language. A row
 * is written once as `scheduled` and leaves that state in the transaction of the publish, so that it is executed once.
 */
export const scheduleTables = `
CREATE TABLE IF NOT EXISTS story_schedulings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  story_id INTEGER NOT NULL REFERENCES stories(id) ON DELETE CASCADE,
  action TEXT NOT NULL, -- publish, unpublish
  language TEXT NOT NULL DEFAULT '',
  publish_at TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'scheduled', -- scheduled, published_before_schedule, executed
  author TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  deleted_at TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS story_schedulings_due ON story_schedulings(publish_at)
  WHERE status = 'scheduled' AND deleted_at IS NULL;
CREATE INDEX IF NOT EXISTS story_schedulings_by_story ON story_schedulings(story_id, publish_at);
`
