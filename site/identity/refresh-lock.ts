import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Identity } from './identity.ts'

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
  const end = identity.limits.lockTries * identity.limits.lockWaitMs + Date.now()
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
    if (Date.now() > end) return
    await wait(lookEveryMs)
  }
}

function takeLock(identity: Identity, id: string, owner: string): boolean {
  const at = Date.now()
  const taken = identity.sessions
    .prepare('UPDATE customer_sessions SET locked_by = ?, locked_until = ? WHERE id = ? AND locked_until < ?')
    .run(owner, at + lockMs(identity), id, at)
  return taken.changes === 1
}
