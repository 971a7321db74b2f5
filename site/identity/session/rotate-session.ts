import type { Identity } from '../identity.ts'
import { digestOf, newSecret, type SessionTicket } from './session-cookie.ts'
import type { SessionRow } from './session-rows.ts'

/**
 * A new secret for a session whose secret is old enough, so that a copied cookie expires soon and its use is detected.
 * @returns undefined when the secret stays, or another request has just rotated it
 */
export function rotateSession(
  { sessions, limits, now }: Identity,
  row: SessionRow,
  ticket: SessionTicket,
): SessionTicket | undefined {
  const at = now()
  if (at < row.rotated_at + limits.rotationSeconds * 1000) return undefined
  const secret = newSecret()
  const exchanged = sessions
    .prepare(
      `UPDATE customer_sessions SET secret = ?, earlier_secret = ?, rotated_at = ?, proved_at = 0
       WHERE id = ? AND rotated_at = ? AND ended_because = ''`,
    )
    .run(digestOf(secret), digestOf(ticket.secret), at, row.id, row.rotated_at)
  return exchanged.changes === 1 ? { id: ticket.id, secret } : undefined
}
