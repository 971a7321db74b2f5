import { z } from 'zod'
import type { Identity } from '../identity.ts'
import type { Device } from './device-of.ts'
import { loginMark } from './login-mark.ts'
import { endSession, type SessionRow } from './session-rows.ts'

/** A session as its customer sees it. Times are milliseconds since 1970; the last use is noted once a minute. */
export type OwnSession = Device & {
  /** The session's opaque name (`login-mark.ts`). */
  mark: string
  isPresent: boolean
  createdAt: number
  seenAt: number
}

type Held = Pick<SessionRow, 'id' | 'subject'>

const ownRow = z.object({
  id: z.string(),
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  country: z.string(),
  created_at: z.coerce.number(),
  seen_at: z.coerce.number(),
})

/** The sessions of a customer that hold, the one used last first. */
export async function listOwnSessions(identity: Identity, held: Held): Promise<OwnSession[]> {
  const { sessions, limits, now } = identity
  const at = now()
  const rows = await sessions.rows(
    `SELECT id, browser, system, network, country, created_at, seen_at FROM customer_sessions
     WHERE subject = $1 AND ended_because = '' AND created_at >= $2 AND seen_at >= $3 ORDER BY seen_at DESC, id`,
    [held.subject, at - limits.absoluteSeconds * 1000, at - limits.idleSeconds * 1000],
  )
  return z
    .array(ownRow)
    .parse(rows)
    .map(({ id, created_at, seen_at, ...device }) => ({
      ...device,
      mark: loginMark(identity, { id }),
      isPresent: id === held.id,
      createdAt: created_at,
      seenAt: seen_at,
    }))
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
