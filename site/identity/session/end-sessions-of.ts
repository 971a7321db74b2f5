import { z } from 'zod'
import type { Identity } from '../identity.ts'

type Sessions = Pick<Identity, 'sessions' | 'now'>

const rows = z.array(z.object({ id: z.string(), subject: z.string(), claims: z.string() }))
const known = z.object({ email: z.string().toLowerCase().optional().catch(undefined), sid: z.unknown().optional() })

/**
 * Ends all sessions of a person, to log a customer out now: the next request of each session is refused.
 * @param who the provider's name of the person (`sub`), or the e-mail address of their claims in any case
 * @returns how many there were
 */
export async function endSessionsOf(identity: Sessions, who: string): Promise<number> {
  return await endWhere(identity, ({ subject, email }) => subject === who || email === who.toLowerCase())
}

/**
 * Ends the sessions that began in one session at the provider.
 * @param named by the provider: the person, the session there, or both
 * @returns how many there were
 */
export async function endProviderSession(
  identity: Sessions,
  named: { sub?: string | undefined; sid?: string | undefined },
): Promise<number> {
  return await endWhere(
    identity,
    ({ subject, sid }) =>
      (named.sub === undefined || subject === named.sub) && (named.sid === undefined || sid === named.sid),
  )
}

type Held = { subject: string; email?: string | undefined; sid?: unknown }

/** Claims are compared here: the two databases have no words in common for a member of JSON. */
async function endWhere({ sessions, now }: Sessions, isMeant: (held: Held) => boolean): Promise<number> {
  const held = await sessions.rows(`SELECT id, subject, claims FROM customer_sessions WHERE ended_because = ''`)
  const meant = rows
    .parse(held)
    .filter(({ subject, claims }) => isMeant({ subject, ...known.parse(JSON.parse(claims)) }))
  let ended = 0
  for (const { id } of meant) {
    ended += await sessions.change(
      `UPDATE customer_sessions SET ended_because = 'session_expired', ended_at = $1, tokens = '', claims = '{}'
       WHERE id = $2 AND ended_because = ''`,
      [now(), id],
    )
  }
  return ended
}
