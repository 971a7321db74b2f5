import type { Identity } from '../identity.ts'
import { digestOf, newSecret, type SessionTicket } from './session-cookie.ts'
import type { SessionRow } from './session-rows.ts'

/**
 * A new secret for a session whose secret is old enough, so that a copied cookie expires soon and its use is detected.
 * @returns undefined when the secret stays, or another request has just rotated it
 */
export async function rotateSession(
  { sessions, limits, now }: Identity,
  row: SessionRow,
  ticket: SessionTicket,
): Promise<SessionTicket | undefined> {
  const at = now()
  if (at < row.rotated_at + limits.rotationSeconds * 1000) return undefined
  const secret = newSecret()
  const exchanged = await sessions.change(
    `UPDATE customer_sessions SET secret = $1, earlier_secret = $2, rotated_at = $3, proved_at = 0
     WHERE id = $4 AND rotated_at = $5 AND ended_because = ''`,
    [digestOf(secret), digestOf(ticket.secret), at, row.id, row.rotated_at],
  )
  return exchanged === 1 ? { id: ticket.id, secret } : undefined
}
