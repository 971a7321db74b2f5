/**
 * Releases and their content. A row of `release_stories` is the layer of content that a story has in a release: its name and content
 * as they will be after the release. `base_version_id` is the version of the draft that the layer has taken into account, `version_id`
 * the layer's own latest version. Rows stay after the release, so that it can be listed what was in it. `release_new_stories` names the
 * stories that were created in a release: until it is released they exist in it alone.
 */
export const releaseTables = `
CREATE TABLE IF NOT EXISTS releases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uuid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  release_at TEXT, -- NULL: a person releases it
  timezone TEXT, -- IANA name
  released_at TEXT, -- NULL until then
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS releases_due ON releases(release_at) WHERE released_at IS NULL AND release_at IS NOT NULL;
CREATE TABLE IF NOT EXISTS release_stories (
  release_id INTEGER NOT NULL REFERENCES releases(id) ON DELETE CASCADE,
  story_id INTEGER NOT NULL REFERENCES stories(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  content TEXT NOT NULL, -- JSON
  content_type TEXT,
  base_version_id INTEGER,
  version_id INTEGER NOT NULL,
  updated_at TEXT NOT NULL,
  PRIMARY KEY (release_id, story_id)
) STRICT;
CREATE TABLE IF NOT EXISTS release_new_stories (
  story_id INTEGER PRIMARY KEY REFERENCES stories(id) ON DELETE CASCADE,
  release_id INTEGER NOT NULL REFERENCES releases(id) ON DELETE CASCADE
) STRICT;
CREATE INDEX IF NOT EXISTS release_stories_by_story ON release_stories(story_id, release_id);
`

/**
 * SQL that is true for the stories that exist: all but those of releases to come. With a release, those that were created in it exist.
 * A list by id, so that indexes on stories go on serving whole lists.
 * @param id column of the story's id
 */
export function existsIn(id: string, releaseId?: number): string {
  const others = releaseId === undefined ? '' : ` WHERE release_id <> ${releaseId}`
  return `${id} NOT IN (SELECT story_id FROM release_new_stories${others})`
}
