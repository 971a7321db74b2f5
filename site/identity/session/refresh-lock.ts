import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Identity } from '../identity.ts'

/** Polling interval of a waiting request. */
const lookEveryMs = 25

/**
 * Lifetime of the lock: longer than every refresh (three attempts of ten seconds). It frees the lock of a process that
 * died.
 */
function lockMs({ limits }: Identity): number {
  return limits.httpTimeoutMs * limits.tokenTries + 5000
}

/**
 * One at a time for a session, across tabs and processes: the row is the lock. The second caller waits until the first
 * has finished (ten times five seconds at most) and then checks again.
 * @param isNeeded called again before `run`, because the other caller may have refreshed already
 */
export async function oneAtATime(
  identity: Identity,
  id: string,
  { isNeeded, run }: { isNeeded: () => boolean; run: () => Promise<void> },
): Promise<void> {
  const owner = randomUUID()
  const end = identity.limits.lockTries * identity.limits.lockWaitMs + performance.now()
  while (isNeeded()) {
    if (takeLock(identity, id, owner)) {
      try {
        if (isNeeded()) await run()
      } finally {
        identity.sessions
          .prepare(`UPDATE customer_sessions SET locked_by = '', locked_until = 0 WHERE id = ? AND locked_by = ?`)
          .run(id, owner)
      }
      return
    }
    if (performance.now() > end) return
    await wait(lookEveryMs)
  }
}

/**
 * An expiry further away than any lock lasts comes from a clock that has been set back since: the lock counts as free.
 */
function takeLock(identity: Identity, id: string, owner: string): boolean {
  const at = Date.now()
  const taken = identity.sessions
    .prepare(`
      UPDATE customer_sessions SET locked_by = ?1, locked_until = ?2
      WHERE id = ?3 AND (locked_until < ?4 OR locked_until > ?2)`)
    .run(owner, at + lockMs(identity), id, at)
  return taken.changes === 1
}
