import { loginHintName } from '#site/routing/cookies/login-hint.ts'
import { type Exchange, sendJson } from '../http-exchange.ts'
import type { Identity } from '../identity.ts'
import type { IdentityErrorCode } from '../identity-errors.ts'
import type { IdTokenClaims } from '../provider/id-token-claims.ts'
import { type Customer, toCustomer } from '../to-customer.ts'
import { findSession } from './find-session.ts'
import { loginMark } from './login-mark.ts'
import {
  digestOf,
  encryptTicket,
  endedSessionCookies,
  newSecret,
  readCookie,
  type SessionTicket,
  sessionCookies,
} from './session-cookie.ts'
import type { SessionRow } from './session-rows.ts'

/**
 * The session as a page gets it (acceptance row E8). `loading` is true only in the browser, before the first response.
 */
export type PageSession = {
  user: Customer | undefined
  claims: IdTokenClaims | undefined
  authenticated: boolean
  loading: boolean
  /** Mark of the login (`login-mark.ts`). */
  login: string | undefined
  /** Why there is no session any more, when there was one. */
  error: IdentityErrorCode | undefined
}

/** GET /api/session. It also refreshes the tokens, rotates the cookie's secret and renews the hint. */
export async function respondWithSession({ identity, request }: Exchange): Promise<Response> {
  const cookieHeader = request.headers.get('cookie')
  const session = await findSession(identity, cookieHeader)
  if (!session.isHeld) {
    const { because: error } = session
    const noSession = {
      user: undefined,
      claims: undefined,
      login: undefined,
      authenticated: false,
      loading: false,
      error,
    }
    // Without a reason only the hint is there: it stays, for the silent check that follows.
    return sendJson(noSession satisfies PageSession, error === undefined ? [] : endedSessionCookies().slice(0, 1))
  }
  const { claims, row, ticket } = session
  const login = loginMark(identity, ticket)
  const user = toCustomer(claims)
  const page: PageSession = { user, claims, login, authenticated: true, loading: false, error: undefined }
  const next = await rotateSession(identity, row, ticket)
  const isHinted = readCookie(cookieHeader, loginHintName) === login
  if (!next && isHinted) return sendJson(page)
  return sendJson(page, sessionCookies(await encryptTicket(next ?? ticket, identity.settings.secret), login))
}

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
