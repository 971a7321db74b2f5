import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { type IdentityErrorCode, isIdentityErrorCode } from '../identity-errors.ts'
import type { IdTokenClaims } from '../provider/id-token-claims.ts'
import { type Device, unknownDevice } from './device-of.ts'
import { digestOf, newSecret, type SessionTicket } from './session-cookie.ts'
import { encryptTokens, type StoredTokens } from './stored-tokens.ts'

/** PostgreSQL's driver gives numbers of 64 bits as texts. */
const sessionRow = z.object({
  id: z.string(),
  secret: z.string(),
  earlier_secret: z.string(),
  rotated_at: z.coerce.number(),
  proved_at: z.coerce.number(),
  subject: z.string(),
  claims: z.string(),
  tokens: z.string(),
  created_at: z.coerce.number(),
  seen_at: z.coerce.number(),
  tokens_end_at: z.coerce.number(),
  ended_because: z.custom<IdentityErrorCode | ''>((text) => text === '' || isIdentityErrorCode(text)),
  retry_at: z.coerce.number(),
})

export type SessionRow = z.output<typeof sessionRow>

/** A new session always has a new id, against session fixation. */
export type NewSession = { claims: IdTokenClaims; tokens: StoredTokens; tokensEndAt: number }

/**
 * Starts a session and returns the content of its cookie. Rows that ended long ago are removed on the way.
 * @param device what its customer will know it by
 */
export async function createSession(
  identity: Identity,
  session: NewSession,
  device: Device = unknownDevice,
): Promise<SessionTicket> {
  const { sessions, settings, limits, now } = identity
  const ticket = { id: randomBytes(16).toString('base64url'), secret: newSecret() }
  const at = now()
  const encrypted = await encryptTokens(session.tokens, settings.secret)
  await sessions.change('DELETE FROM customer_sessions WHERE created_at < $1', [at - limits.absoluteSeconds * 2000])
  await sessions.change(
    `INSERT INTO customer_sessions (id, secret, rotated_at, proved_at, subject, claims, tokens, created_at, seen_at, tokens_end_at,
       browser, system, network, country)
     VALUES ($1, $2, $3, $3, $4, $5, $6, $3, $3, $7, $8, $9, $10, $11)`,
    [
      ticket.id,
      digestOf(ticket.secret),
      at,
      session.claims.sub,
      JSON.stringify(session.claims),
      encrypted,
      session.tokensEndAt,
      device.browser,
      device.system,
      device.network,
      device.country,
    ],
  )
  return ticket
}

export async function readSession({ sessions }: Identity, id: string): Promise<SessionRow | undefined> {
  const [row] = await sessions.rows('SELECT * FROM customer_sessions WHERE id = $1', [id])
  return row && sessionRow.parse(row)
}

/** Ends a session for every tab and every process at once; its tokens are deleted, the reason stays. */
export async function endSession({ sessions, now }: Identity, id: string, because: IdentityErrorCode): Promise<void> {
  await sessions.change(
    `UPDATE customer_sessions SET ended_because = $1, ended_at = $2, tokens = '', claims = '{}'
     WHERE id = $3 AND ended_because = ''`,
    [because, now(), id],
  )
}
