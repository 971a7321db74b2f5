import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Identity } from '../identity.ts'

/** How often a waiting request looks whether the other one is done. */
const lookEveryMs = 25

/** A lock outlives every refresh (three tries of ten seconds), and a process that died with it. */
function lockMs({ limits }: Identity): number {
  return limits.httpTimeoutMs * limits.tokenTries + 5000
}

/**
 * One at a time for a session, across tabs and processes: the row is the lock. Who comes second waits until the first is
 * done (ten times five seconds at most) and then looks again.
 * @param isNeeded asked again before `run`, because the other one may have done it
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

/** A lock that would last longer than any was taken by a clock that has been put back since: nobody may have it any more. */
function takeLock(identity: Identity, id: string, owner: string): boolean {
  const at = Date.now()
  const taken = identity.sessions
    .prepare(`
      UPDATE customer_sessions SET locked_by = ?1, locked_until = ?2
      WHERE id = ?3 AND (locked_until < ?4 OR locked_until > ?2)`)
    .run(owner, at + lockMs(identity), id, at)
  return taken.changes === 1
}
