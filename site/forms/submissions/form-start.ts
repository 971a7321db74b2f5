import type { Database } from '#site/server/database/database.ts'
import type { Sender } from './sender.ts'

/** How long a start counts: enough for a long form, and after that a person sends once more. */
const rememberedMs = 2 * 60 * 60_000

/**
 * Stores that a visitor of a network began to fill in a form. A cached page is the same for every visitor and cannot contain the time of
 * the visit; its style sheet sends this request when a field first has the focus, so that it works without JavaScript. The first start
 * counts until it is deleted.
 */
export async function noteStart(database: Database, { own }: Sender, now: number): Promise<void> {
  await database.change(
    `INSERT INTO allowances (name, spent_until) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET spent_until = $2 WHERE allowances.spent_until <= $3`,
    [`start ${own}`, now + rememberedMs, now],
  )
}

/** Milliseconds since the first start in the network; undefined without one. */
export async function sinceStart(database: Database, { own }: Sender, now: number): Promise<number | undefined> {
  const [row] = await database.rows('SELECT spent_until FROM allowances WHERE name = $1 AND spent_until > $2', [
    `start ${own}`,
    now,
  ])
  return row && now - (Number(row['spent_until']) - rememberedMs)
}
