import type { Database } from '#site/server/database/database.ts'

/** A bucket of allowances that fills up again with time. */
export type Limit = {
  name: string
  /** How many at once. */
  capacity: number
  /** How long until one more is allowed. */
  everyMs: number
  /** An empty bucket gives an allowance of later, at most so much later; without it, none. */
  longestWaitMs?: number
}

export type Taking = {
  /** Keyed digest of the sender or customer. */
  key: string
  now: number
  /** How many are taken together; one without it. */
  count?: number
}

/** Takes one allowance; false when none is left. Every process that has the database open counts together. */
export async function takeAllowance(database: Database, limit: Limit, taking: Taking): Promise<boolean> {
  return (await reserveAllowance(database, limit, taking)) !== undefined
}

/**
 * Takes allowances and says from when on they are valid (milliseconds since 1970): now, or later where the limit lets people wait;
 * undefined when the wait would be too long. A row says until when everything taken so far is paid back (the generic
 * cell rate algorithm), which is one number and one statement, so that two who come at the same moment cannot both take
 * the last one.
 */
export async function reserveAllowance(
  database: Database,
  { name, capacity, everyMs, longestWaitMs = 0 }: Limit,
  { key, now, count = 1 }: Taking,
): Promise<number | undefined> {
  const atOnceMs = (capacity - 1) * everyMs
  const takenMs = count * everyMs
  const [row] = await database.rows(
    `INSERT INTO allowances (name, spent_until) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET spent_until =
       CASE WHEN allowances.spent_until > $3 THEN allowances.spent_until ELSE $3 END + $4
     WHERE allowances.spent_until <= $5
     RETURNING spent_until`,
    [`${name} ${key}`, now + takenMs, now, takenMs, now + atOnceMs + longestWaitMs],
  )
  return row && Math.max(now, Number(row['spent_until']) - takenMs - atOnceMs)
}

/**
 * How long until an allowance is available, in milliseconds; 0 when there is one now. Takes none.
 */
export async function msUntilAllowance(
  database: Database,
  { name, capacity, everyMs }: Limit,
  { key, now }: Taking,
): Promise<number> {
  const [row] = await database.rows('SELECT spent_until FROM allowances WHERE name = $1', [`${name} ${key}`])
  return row ? Math.max(0, Number(row['spent_until']) - (capacity - 1) * everyMs - now) : 0
}

/** Deletes the rows of buckets that are full again. */
export async function forgetAllowances(database: Database, now: number): Promise<void> {
  await database.change('DELETE FROM allowances WHERE spent_until <= $1', [now])
}
