import type { TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'

/** Times are milliseconds since 1970; `before_at` 0 is none: the customer's first visit. */
const visitTables: TableSet = {
  schema: 'visits',
  hasFleeting: false,
  migrations: [
    {
      name: '1-visits',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE visits (subject TEXT PRIMARY KEY, seen_at ${integer} NOT NULL, before_at ${integer} NOT NULL) ${strict};
CREATE INDEX visits_seen ON visits (seen_at);
`),
    },
  ],
}

const minute = 60_000
/** A visit is over when its customer has read no page for this long. */
const pause = 30 * minute
/** The page of a customer who reads on is written down at most this often. */
const written = minute
/** A customer who stays away for longer has a first visit again. */
const forgotten = 730 * 24 * 60 * minute

export type Visits = ReturnType<typeof openVisits>

/**
 * When customers were behind the login last, for every process with the same database.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openVisits(place: string, now: () => number = Date.now) {
  const { rows, change, close } = openDatabase(place, visitTables)
  return {
    /**
     * Notes that a customer reads a page.
     * @returns when the visit before this one ended, in milliseconds since 1970; undefined on the first visit
     */
    async see(subject: string): Promise<number | undefined> {
      const at = now()
      const [known] = await rows('SELECT seen_at, before_at FROM visits WHERE subject = $1', [subject])
      if (known && Number(known['seen_at']) > at - written) return momentOf(known['before_at'])
      const [seen] = await rows(
        `INSERT INTO visits (subject, seen_at, before_at) VALUES ($1, $2, 0)
         ON CONFLICT (subject) DO UPDATE SET seen_at = $2,
           before_at = CASE WHEN visits.seen_at < $3 THEN visits.seen_at ELSE visits.before_at END
         RETURNING before_at`,
        [subject, at, at - pause],
      )
      if (!known) await change('DELETE FROM visits WHERE seen_at < $1', [at - forgotten])
      return momentOf(seen?.['before_at'])
    },
    close,
  }
}

/** Numbers of 64 bits come from PostgreSQL as texts. */
function momentOf(value: unknown): number | undefined {
  return Number(value) || undefined
}
