import { createHash, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { decode, encode } from 'next-auth/jwt'
import { loginHintName } from '#site/routing/cookies/login-hint.ts'
import { identityLimits } from '../identity-limits.ts'

/** `__Host-`: only this host, only over a safe connection, never by a neighbour's page. */
export const sessionCookieName = '__Host-session'

/** The content of the session cookie: the id of the row, and the secret that proves it. */
export type SessionTicket = { id: string; secret: string }

export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function encryptTicket(ticket: SessionTicket, secret: string): Promise<string> {
  return encode({ token: ticket, secret, salt: sessionCookieName, maxAge: identityLimits.absoluteSeconds })
}

/** @returns undefined for a cookie that is cut, of another secret, or anything else than a ticket */
export async function decryptTicket(encrypted: string, secret: string): Promise<SessionTicket | undefined> {
  const token = await decode<SessionTicket>({ token: encrypted, secret, salt: sessionCookieName }).catch(() => null)
  return token && typeof token.id === 'string' && typeof token.secret === 'string' ? token : undefined
}

/** The first value of that name in a `Cookie` header. */
export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name]
}

const shared = { path: '/', secure: true, sameSite: 'lax' } as const
const session = { ...shared, name: sessionCookieName, httpOnly: true }
const hint = { ...shared, name: loginHintName }

/**
 * The `Set-Cookie` values that begin a session in the browser.
 * @param login the login's mark (`login-mark.ts`), which scripts of the page may read
 */
export function sessionCookies(encrypted: string, login: string): string[] {
  const { absoluteSeconds, sessionCheckSeconds } = identityLimits
  return [
    stringifySetCookie({ ...session, value: encrypted, maxAge: absoluteSeconds }),
    stringifySetCookie({ ...hint, value: login, maxAge: sessionCheckSeconds }),
  ]
}

/** The same cookies with the same attributes, taken back. */
export function endedSessionCookies(): string[] {
  return [session, hint].map((cookie) => stringifySetCookie({ ...cookie, value: '', maxAge: 0 }))
}
