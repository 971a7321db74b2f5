import { z } from 'zod'
import type { Identity } from '../identity.ts'

const found = z.object({ id: z.string(), subject: z.string(), claims: z.string() })

/**
 * Ends all sessions of a person, to log a customer out now: the next request of each session is refused.
 * @param who the provider's name of the person (`sub`), or the e-mail address of their claims in any case
 * @returns how many there were
 */
export async function endSessionsOf(
  { sessions, now }: Pick<Identity, 'sessions' | 'now'>,
  who: string,
): Promise<number> {
  // The two databases have no words in common for a member of JSON, and this is done by hand.
  const rows = z
    .array(found)
    .parse(await sessions.rows(`SELECT id, subject, claims FROM customer_sessions WHERE ended_because = ''`))
  const theirs = rows.filter(({ subject, claims }) => subject === who || emailOf(claims) === who.toLowerCase())
  let ended = 0
  for (const { id } of theirs) {
    ended += await sessions.change(
      `UPDATE customer_sessions SET ended_because = 'session_expired', ended_at = $1, tokens = '', claims = '{}'
       WHERE id = $2 AND ended_because = ''`,
      [now(), id],
    )
  }
  return ended
}

function emailOf(claims: string): string | undefined {
  const { email }: { email?: unknown } = JSON.parse(claims)
  return typeof email === 'string' ? email.toLowerCase() : undefined
}
