import { CatalogueError } from '#site/server/errors.ts'
import type { Identity } from '../identity.ts'
import type { IdentityErrorCode } from '../identity-errors.ts'
import type { IdTokenClaims } from '../provider/id-token-claims.ts'
import { isDue, refreshSession } from './refresh-session.ts'
import { decryptTicket, digestOf, readCookie, type SessionTicket, sessionCookieName } from './session-cookie.ts'
import { endSession, readSession, type SessionRow } from './session-rows.ts'

/** A valid session, or the reason why there is none; a request without a cookie gets no reason. */
export type Session =
  | { isHeld: true; ticket: SessionTicket; row: SessionRow; claims: IdTokenClaims }
  | { isHeld: false; because: IdentityErrorCode | undefined }

/** Interval at which the last use of a session is stored. */
const seenEveryMs = 60_000

/**
 * The session of a request. Every call reads the table, so that an ended session is refused by the next request. Tokens
 * that expire soon are refreshed on the way.
 * @param cookieHeader as the browser sent it
 * @throws CatalogueError sessions-unavailable while the database is away: the customer is neither logged in nor logged out
 */
export async function findSession(identity: Identity, cookieHeader: string | null | undefined): Promise<Session> {
  const encrypted = readCookie(cookieHeader, sessionCookieName)
  if (encrypted === undefined || encrypted === '') return { isHeld: false, because: undefined }
  const ticket = await decryptTicket(encrypted, identity.settings.secret)
  const row = ticket && (await readSession(identity, ticket.id).catch(away))
  if (!ticket || !row) return { isHeld: false, because: 'session_expired' }
  const because = row.ended_because || reasonToEnd(identity, row, ticket)
  if (because !== undefined) {
    await endSession(identity, row.id, because)
    return { isHeld: false, because }
  }
  await noteUse(identity, row, ticket)
  const held = await withTokens(identity, row)
  if (held.ended_because !== '') return { isHeld: false, because: held.ended_because }
  const claims: IdTokenClaims = JSON.parse(held.claims)
  return { isHeld: true, ticket, row: held, claims }
}

function away(cause: unknown): never {
  throw new CatalogueError('sessions-unavailable', 'The sessions cannot be read.', { cause })
}

/** While the tokens are valid no request waits for the provider: what a refresh finds out applies to the next request. */
async function withTokens(identity: Identity, row: SessionRow): Promise<SessionRow> {
  if (!isDue(identity, row)) return row
  if (identity.now() < row.tokens_end_at) {
    refreshSession(identity, row.id, { waits: false }).catch((error: unknown) =>
      identity.report(`A session could not be refreshed: ${String(error)}`),
    )
    return row
  }
  await refreshSession(identity, row.id, { waits: true })
  return (await readSession(identity, row.id)) ?? { ...row, ended_because: 'session_expired' }
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
  // The earlier secret comes from concurrent requests, or from a browser that never got the response with the new one.
  const isInTime = row.proved_at === 0 || at <= row.proved_at + limits.rotationGraceSeconds * 1000
  return digest === row.earlier_secret && isInTime ? undefined : 'session_replayed'
}

async function noteUse(
  { sessions, now }: Identity,
  { id, seen_at, secret, proved_at }: SessionRow,
  ticket: SessionTicket,
): Promise<void> {
  const at = now()
  const isProof = proved_at === 0 && digestOf(ticket.secret) === secret
  if (isProof) await sessions.change('UPDATE customer_sessions SET proved_at = $1 WHERE id = $2', [at, id])
  if (at < seen_at + seenEveryMs) return
  await sessions.change('UPDATE customer_sessions SET seen_at = $1 WHERE id = $2', [at, id])
}
