import type { IdTokenClaims } from './id-token-claims.ts'
import type { Identity } from './identity.ts'
import type { IdentityErrorCode } from './identity-errors.ts'
import { digestOf, readCookie, type SessionTicket, sessionCookieName, unsealTicket } from './session-cookie.ts'
import { endSession, readSession, type SessionRow } from './session-rows.ts'

/** A session that holds, or why none does; nobody who comes without a cookie is told anything. */
export type Session =
  | { isHeld: true; ticket: SessionTicket; row: SessionRow; claims: IdTokenClaims }
  | { isHeld: false; because: IdentityErrorCode | undefined }

/** How often the last use of a session is written down. */
const seenEveryMs = 60_000

/**
 * The session of a request. Every call asks the table, so that a session that was ended is refused by the very next one.
 * @param cookieHeader as the browser sent it
 */
export async function findSession(identity: Identity, cookieHeader: string | null | undefined): Promise<Session> {
  const sealed = readCookie(cookieHeader, sessionCookieName)
  if (sealed === undefined || sealed === '') return { isHeld: false, because: undefined }
  const ticket = await unsealTicket(sealed, identity.settings.secret)
  const row = ticket && readSession(identity, ticket.id)
  if (!ticket || !row) return { isHeld: false, because: 'session_expired' }
  const because = row.ended_because || reasonToEnd(identity, row, ticket)
  if (because !== undefined) {
    endSession(identity, row.id, because)
    return { isHeld: false, because }
  }
  noteUse(identity, row)
  return { isHeld: true, ticket, row, claims: JSON.parse(row.claims) as IdTokenClaims }
}

function reasonToEnd(
  { limits, now }: Identity,
  row: SessionRow,
  { secret }: SessionTicket,
): IdentityErrorCode | undefined {
  const at = now()
  if (at > row.created_at + limits.absoluteSeconds * 1000) return 'session_expired'
  if (at > row.seen_at + limits.idleSeconds * 1000) return 'session_expired'
  const digest = digestOf(secret)
  if (digest === row.secret) return undefined
  // Requests that were under way while the secret was exchanged bring the earlier one.
  const isLate = digest === row.earlier_secret && at <= row.rotated_at + limits.rotationGraceSeconds * 1000
  return isLate ? undefined : 'session_replayed'
}

function noteUse({ sessions, now }: Identity, { id, seen_at }: SessionRow): void {
  if (now() < seen_at + seenEveryMs) return
  sessions.prepare('UPDATE customer_sessions SET seen_at = ? WHERE id = ?').run(now(), id)
}
