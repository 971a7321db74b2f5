import type { Database } from '#site/server/database/database.ts'

/** Messages that still wait keep their submission at most this much longer than the editor said. */
const graceMs = 7 * 86_400_000

/**
 * Deletes answers and files whose days are over, and forms that came back an hour ago. A form that is not delivered yet stays
 * a week longer, so that an outage loses nothing. Returns how many submissions went.
 */
export async function forgetOld(database: Database, now: number): Promise<number> {
  await database.change('DELETE FROM returns WHERE expires_at <= $1', [now])
  return await database.change(
    `DELETE FROM submissions WHERE delete_at <= $1 AND (delete_at <= $2 OR NOT EXISTS (
       SELECT 1 FROM deliveries WHERE deliveries.submission = submissions.id AND state = 'pending'))`,
    [now, now - graceMs],
  )
}
