import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { loginMark } from './login-mark.ts'
import { endSession, type SessionRow } from './session-rows.ts'

type Held = Pick<SessionRow, 'id' | 'subject'>

/** Times are milliseconds since 1970; the last use is noted once a minute. */
const ownRow = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  country: z.string(),
  createdAt: z.coerce.number(),
  seenAt: z.coerce.number(),
})

/** A session as its customer sees it; `mark` is its opaque name (`login-mark.ts`). */
export type OwnSession = Omit<z.infer<typeof ownRow>, 'id'> & { mark: string; isPresent: boolean }

/** The valid sessions of a customer, the one used last first. */
export async function listOwnSessions(identity: Identity, held: Held): Promise<OwnSession[]> {
  const { sessions, limits, now } = identity
  const at = now()
  const rows = await sessions.rows(
    `SELECT id, browser, system, network, country, created_at AS "createdAt", seen_at AS "seenAt" FROM customer_sessions
     WHERE subject = $1 AND ended_because = '' AND created_at >= $2 AND seen_at >= $3 ORDER BY seen_at DESC, id`,
    [held.subject, at - limits.absoluteSeconds * 1000, at - limits.idleSeconds * 1000],
  )
  return rows.map((row) => {
    const { id, ...session } = ownRow.parse(row)
    return { ...session, mark: loginMark(identity, { id }), isPresent: id === held.id }
  })
}

/**
 * Ends one session of a customer, or all but the present one: their next request is refused, on every instance.
 * @param which the mark of a session, or `others`
 * @returns false when the customer has no session of that mark, and had none
 */
export async function endOwnSessions(identity: Identity, held: Held, which: string): Promise<boolean> {
  const rows = await identity.sessions.rows('SELECT id FROM customer_sessions WHERE subject = $1', [held.subject])
  const ids = rows.map(({ id }) => String(id))
  const meant = ids.filter((id) => (which === 'others' ? id !== held.id : loginMark(identity, { id }) === which))
  for (const id of meant) await endSession(identity, id, 'session_expired')
  return which === 'others' || meant.length > 0
}
