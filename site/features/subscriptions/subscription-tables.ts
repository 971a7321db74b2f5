import type { Dialect, TableSet } from '#site/server/database/database.ts'

/** In the database of the outbox, so that a digest is queued in the transaction that moves the mark. */
export const subscriptionsTables: TableSet['migrations'] = [
  { name: '4-subscriptions', up: async ({ run, dialect }) => await run(subscriptionTables(dialect)) },
  { name: '5-subscriber-visits', up: async ({ run, dialect }) => await run(subscriberVisits(dialect)) },
]

/** What customers follow. `claims` are those of the last visit. `since` is the mark: changes until then were reported. */
function subscriptionTables({ integer, strict }: Dialect): string {
  return `
CREATE TABLE subscribers (subject TEXT PRIMARY KEY, claims TEXT NOT NULL) ${strict};
CREATE TABLE subscriptions (
  subject TEXT NOT NULL REFERENCES subscribers (subject) ON DELETE CASCADE, kind TEXT NOT NULL, target TEXT NOT NULL,
  title TEXT NOT NULL, frequency TEXT NOT NULL, since ${integer} NOT NULL, PRIMARY KEY (subject, kind, target)
) ${strict};
CREATE TABLE digests (
  id TEXT PRIMARY KEY, subject TEXT NOT NULL REFERENCES subscribers (subject) ON DELETE CASCADE, frequency TEXT NOT NULL,
  due_at ${integer} NOT NULL, UNIQUE (subject, frequency)
) ${strict};
CREATE INDEX digests_due ON digests (due_at, id);
`
}

/** When a subscriber visited last, milliseconds since 1970: of those from before, now. Versions before add subscribers without it. */
function subscriberVisits({ integer }: Dialect): string {
  return `
ALTER TABLE subscribers ADD COLUMN seen_at ${integer} NOT NULL DEFAULT 0;
UPDATE subscribers SET seen_at = ${Date.now()};
`
}
