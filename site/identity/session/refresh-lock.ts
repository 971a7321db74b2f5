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
 * @param waits whether the lock of another caller is waited for
 * @param isNeeded called again before `run`, because the other caller may have refreshed already
 */
export async function oneAtATime(
  identity: Identity,
  id: string,
  { isNeeded, run, waits }: { isNeeded: () => Promise<boolean>; run: () => Promise<void>; waits: boolean },
): Promise<void> {
  const owner = randomUUID()
  const end = identity.limits.lockTries * identity.limits.lockWaitMs + performance.now()
  while (await isNeeded()) {
    if (await takeLock(identity, id, owner)) {
      try {
        if (await isNeeded()) await run()
      } finally {
        await identity.sessions.change(
          `UPDATE customer_sessions SET locked_by = '', locked_until = 0 WHERE id = $1 AND locked_by = $2`,
          [id, owner],
        )
      }
      return
    }
    if (!waits || performance.now() > end) return
    await wait(lookEveryMs)
  }
}

/**
 * An expiry much further away than any lock lasts comes from a clock that has been set back since: the lock counts as free. The clocks of
 * machines differ, so that one which another has just taken may seem to last longer than a lock does.
 */
async function takeLock(identity: Identity, id: string, owner: string): Promise<boolean> {
  const at = Date.now()
  const taken = await identity.sessions.change(
    `UPDATE customer_sessions SET locked_by = $1, locked_until = $2
     WHERE id = $3 AND (locked_until < $4 OR locked_until > $5)`,
    [owner, at + lockMs(identity), id, at, at + 2 * lockMs(identity)],
  )
  return taken === 1
}
