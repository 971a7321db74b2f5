import { randomBytes } from 'node:crypto'
import type { Identity } from '../identity.ts'
import type { IdentityErrorCode } from '../identity-errors.ts'
import type { IdTokenClaims } from '../provider/id-token-claims.ts'
import { digestOf, newSecret, type SessionTicket } from './session-cookie.ts'
import { encryptTokens, type StoredTokens } from './stored-tokens.ts'

export type SessionRow = {
  id: string
  secret: string
  earlier_secret: string
  rotated_at: number
  proved_at: number
  subject: string
  claims: string
  tokens: string
  created_at: number
  seen_at: number
  tokens_end_at: number
  ended_because: IdentityErrorCode | ''
  retry_at: number
}

/** A new session always has a new id, against session fixation. */
export type NewSession = { claims: IdTokenClaims; tokens: StoredTokens; tokensEndAt: number }

/** Starts a session and returns the content of its cookie. Rows that ended long ago are removed on the way. */
export async function createSession(identity: Identity, session: NewSession): Promise<SessionTicket> {
  const { sessions, settings, limits, now } = identity
  const ticket = { id: randomBytes(16).toString('base64url'), secret: newSecret() }
  const at = now()
  const encrypted = await encryptTokens(session.tokens, settings.secret)
  sessions.prepare('DELETE FROM customer_sessions WHERE created_at < ?').run(at - limits.absoluteSeconds * 2000)
  sessions
    .prepare(
      `INSERT INTO customer_sessions (id, secret, rotated_at, proved_at, subject, claims, tokens, created_at, seen_at, tokens_end_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      ticket.id,
      digestOf(ticket.secret),
      at,
      at,
      session.claims.sub,
      JSON.stringify(session.claims),
      encrypted,
      at,
      at,
      session.tokensEndAt,
    )
  return ticket
}

export function readSession({ sessions }: Identity, id: string): SessionRow | undefined {
  return sessions.prepare('SELECT * FROM customer_sessions WHERE id = ?').get(id) as SessionRow | undefined
}

/** Ends a session for every tab and every process at once; its tokens are deleted, the reason stays. */
export function endSession({ sessions, now }: Identity, id: string, because: IdentityErrorCode): void {
  sessions
    .prepare(
      `UPDATE customer_sessions SET ended_because = ?, ended_at = ?, tokens = '', claims = '{}'
       WHERE id = ? AND ended_because = ''`,
    )
    .run(because, now(), id)
}
