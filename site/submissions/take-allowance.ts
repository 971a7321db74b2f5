import type { FormDatabase } from './form-database.ts'

/** A bucket of allowances that fills up again with time. */
export type Limit = {
  name: string
  /** How many at once. */
  capacity: number
  /** How long until one more is allowed. */
  everyMs: number
}

/**
 * Takes one allowance of somebody; false when none is left. Every process that has the database open counts together.
 * A row says until when everything taken so far is paid back (the generic cell rate algorithm), which is one number and
 * one statement, so that two who come at the same moment cannot both take the last one.
 * @param key who takes it, in a form that tells nobody who that is
 */
export async function takeAllowance(
  database: FormDatabase,
  { name, capacity, everyMs }: Limit,
  { key, now }: { key: string; now: number },
): Promise<boolean> {
  const taken = await database.rows(
    `INSERT INTO allowances (name, spent_until) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET spent_until =
       CASE WHEN allowances.spent_until > $3 THEN allowances.spent_until ELSE $3 END + $4
     WHERE allowances.spent_until <= $5
     RETURNING spent_until`,
    [`${name} ${key}`, now + everyMs, now, everyMs, now + (capacity - 1) * everyMs],
  )
  return taken.length === 1
}

/** Forgets who may take as many as ever again. */
export async function forgetAllowances(database: FormDatabase, now: number): Promise<void> {
  await database.change('DELETE FROM allowances WHERE spent_until <= $1', [now])
}
