import type { DatabaseSync } from 'node:sqlite'

/** Messages that still wait keep their submission at most this much longer than the editor said. */
const graceMs = 7 * 86_400_000

/**
 * Deletes answers and files whose days are over, and forms that came back an hour ago. What is not delivered yet stays
 * a week longer, so that an outage loses nothing. Returns how many submissions went.
 */
export function forgetOld(database: DatabaseSync, now: number): number {
  database.prepare('DELETE FROM returns WHERE expires_at <= ?').run(now)
  const { changes } = database
    .prepare(
      `DELETE FROM submissions WHERE delete_at <= ?1 AND (delete_at <= ?2 OR NOT EXISTS (
         SELECT 1 FROM deliveries WHERE submission = id AND state = 'pending'))`,
    )
    .run(now, now - graceMs)
  return Number(changes)
}
