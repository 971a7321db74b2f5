import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database, Statements, TableSet } from '#site/server/database/database.ts'
import { openDatabase } from '#site/server/database/open-database.ts'
import { type IndexClaim, type IndexQueue, type IndexReason, indexReasons } from './index-queue.ts'

/**
 * `claim` is empty while a story waits. A claimed story that is added again has a second row. `turn` is the order: when the story was
 * added, in thousandths of milliseconds. Other times are milliseconds since 1970.
 */
const queueTables: TableSet = {
  schema: 'search_index',
  hasFleeting: false,
  migrations: [
    {
      name: '1-waiting-stories',
      up: async ({ run, dialect: { integer, strict } }) =>
        await run(`
CREATE TABLE index_stories (
  story ${integer} NOT NULL, claim TEXT NOT NULL DEFAULT '', reason TEXT NOT NULL, turn ${integer} NOT NULL,
  attempts ${integer} NOT NULL DEFAULT 0, due_at ${integer} NOT NULL DEFAULT 0, claimed_until ${integer} NOT NULL DEFAULT 0,
  PRIMARY KEY (story, claim)
) ${strict};
CREATE INDEX index_stories_turn ON index_stories (claim, reason, turn);
`),
    },
  ],
}

/** A claim of a hundred stories takes seconds, minutes while a service fails slowly. */
const claimMs = 5 * 60_000

/** Stories that one statement adds. */
const addedTogether = 500

const claimed = z.array(z.object({ story: z.coerce.number(), turn: z.coerce.number(), attempts: z.coerce.number() }))

/**
 * The queue of a fleet, in its database: what was added outlives every process.
 * @param place a file for SQLite, or `postgres://…`
 */
export function openIndexQueue(place: string, now: () => number = Date.now): IndexQueue & Pick<Database, 'close'> {
  const database = openDatabase(place, queueTables)
  const inTurn = <Result>(change: (statements: Statements) => Promise<Result>) =>
    database.inTransaction('index queue', change)

  return {
    add: async (storyIds, reason) =>
      await inTurn(async (statements) => {
        for (let at = 0; at < storyIds.length; at += addedTogether)
          await insert(statements, storyIds.slice(at, at + addedTogether), { reason, turn: now() * 1000 + at })
      }),
    claim: async (reason, most) =>
      await inTurn(async (statements) => {
        await release(statements, 'claimed_until <= $1', [now()])
        return await take(statements, reason, { most, now: now() })
      }),
    async finish({ id }) {
      await database.change('DELETE FROM index_stories WHERE claim = $1', [id])
    },
    fail: async ({ id }, delayMs) =>
      await inTurn(async (statements) => {
        await statements.change('UPDATE index_stories SET due_at = $1 WHERE claim = $2', [now() + delayMs, id])
        await release(statements, 'claim = $1', [id])
      }),
    releaseAll: async () => await inTurn(async (statements) => await release(statements, '1 = 1', [])),
    async state() {
      const [row] = await database.rows('SELECT count(*) AS length, min(turn) AS oldest FROM index_stories')
      const length = Number(row?.['length'])
      return { length, oldestMs: length > 0 ? Math.max(0, now() - Number(row?.['oldest']) / 1000) : 0 }
    },
    close: database.close,
  }
}

async function insert(
  { change }: Statements,
  storyIds: readonly number[],
  { reason, turn }: { reason: IndexReason; turn: number },
): Promise<void> {
  const [row, ...others] = storyIds.map((_, index) => `($${index + 2}, $1, ${turn + index})`)
  if (row === undefined) return
  const worse = indexReasons.slice(indexReasons.indexOf(reason) + 1).map((one) => `'${one}'`)
  const better = worse.length === 0 ? 'FALSE' : `index_stories.reason IN (${worse.join()})`
  await change(
    `INSERT INTO index_stories (story, reason, turn) VALUES ${[row, ...others].join()}
     ON CONFLICT (story, claim) DO UPDATE SET reason = excluded.reason WHERE ${better}`,
    [reason, ...storyIds],
  )
}

async function take(
  { rows }: Statements,
  reason: IndexReason,
  { most, now }: { most: number; now: number },
): Promise<IndexClaim | undefined> {
  const id = randomUUID()
  const found = claimed.parse(
    await rows(
      `UPDATE index_stories SET claim = $1, claimed_until = $2, attempts = attempts + 1
       WHERE claim = '' AND story IN (
         SELECT story FROM index_stories WHERE claim = '' AND reason = $3 AND due_at <= $4 ORDER BY turn LIMIT $5)
       RETURNING story, turn, attempts`,
      [id, now + claimMs, reason, now, most],
    ),
  )
  if (found.length === 0) return undefined
  const storyIds = found.toSorted((one, other) => one.turn - other.turn).map(({ story }) => story)
  return { id, reason, storyIds, attempts: Math.max(...found.map(({ attempts }) => attempts)) }
}

/** Claimed stories wait again; one that was added meanwhile waits already. */
async function release({ change }: Statements, which: string, values: readonly (string | number)[]): Promise<void> {
  await change(
    `INSERT INTO index_stories (story, reason, turn, attempts, due_at)
     SELECT story, reason, turn, attempts, due_at FROM index_stories WHERE claim <> '' AND ${which}
     ON CONFLICT (story, claim) DO NOTHING`,
    values,
  )
  await change(`DELETE FROM index_stories WHERE claim <> '' AND ${which}`, values)
}
