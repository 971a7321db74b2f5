import { z } from 'zod'
import type { Database, TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'

/** A tag waits once. Times are milliseconds since 1970. `deployed` has one row: the build and the variables that pages were made with. */
const purgeTables: TableSet = {
  schema: 'cdn',
  hasFleeting: false,
  migrations: [
    {
      name: '1-purges',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE purges (
  tag TEXT PRIMARY KEY, attempts ${integer} NOT NULL, added_at ${integer} NOT NULL, due_at ${integer} NOT NULL
) ${strict};
CREATE TABLE deployed (name TEXT PRIMARY KEY, version TEXT NOT NULL) ${strict};
`),
    },
  ],
}

const waiting = z.object({ tag: z.string(), attempts: z.coerce.number(), due_at: z.coerce.number() })

export type WaitingPurge = z.output<typeof waiting>

/** The tags that the fleet has to purge. It outlives every process. */
export type PurgeQueue = {
  /** A tag that waits already is due at the new time. */
  add: (tags: readonly string[], dueAt: number) => Promise<void>
  /** Those that are due, the ones that wait longest first. */
  due: () => Promise<WaitingPurge[]>
  /** The tags are purged, except those that were added again meanwhile. */
  finish: (purges: readonly WaitingPurge[]) => Promise<void>
  /** The CDN did not take them: they are due after a delay that doubles. */
  fail: (purges: readonly WaitingPurge[]) => Promise<void>
  /** Notes what the site was deployed as. @returns whether it differs from before */
  noteDeployed: (version: string) => Promise<boolean>
  state: () => Promise<{ length: number; oldestMs: number }>
  close: Database['close']
}

/** Tags that are read together. */
const mostAtOnce = 500

const longestDelayMs = 10 * 60_000

/** @param place a file for SQLite, or `postgres://…` */
export function openPurgeQueue(place: string, now: () => number = Date.now): PurgeQueue {
  const database = openDatabase(place, purgeTables)
  const { rows, change } = database
  return {
    async add(tags, dueAt) {
      const [row, ...others] = tags.map((_, index) => `($${index + 3}, 0, $1, $2)`)
      if (row === undefined) return
      await change(
        `INSERT INTO purges (tag, attempts, added_at, due_at) VALUES ${[row, ...others].join()}
         ON CONFLICT (tag) DO UPDATE SET attempts = 0, due_at = excluded.due_at`,
        [now(), dueAt, ...tags],
      )
    },
    async due() {
      const found = await rows('SELECT tag, attempts, due_at FROM purges WHERE due_at <= $1 ORDER BY due_at LIMIT $2', [
        now(),
        mostAtOnce,
      ])
      return z.array(waiting).parse(found)
    },
    async finish(purges) {
      for (const { tag, due_at } of purges)
        await change('DELETE FROM purges WHERE tag = $1 AND due_at = $2', [tag, due_at])
    },
    async fail(purges) {
      for (const { tag, attempts, due_at } of purges) {
        const delay = Math.min(1000 * 2 ** Math.min(attempts, 20), longestDelayMs)
        const values = [attempts + 1, now() + delay, tag, due_at]
        await change('UPDATE purges SET attempts = $1, due_at = $2 WHERE tag = $3 AND due_at = $4', values)
      }
    },
    async noteDeployed(version) {
      const changed = await change(
        `INSERT INTO deployed (name, version) VALUES ('site', $1)
         ON CONFLICT (name) DO UPDATE SET version = excluded.version WHERE deployed.version <> excluded.version`,
        [version],
      )
      return changed === 1
    },
    async state() {
      const [row] = await rows('SELECT count(*) AS length, min(added_at) AS oldest FROM purges')
      const length = Number(row?.['length'])
      return { length, oldestMs: length > 0 ? Math.max(0, now() - Number(row?.['oldest'])) : 0 }
    },
    close: database.close,
  }
}
