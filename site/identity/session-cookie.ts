import { createHash, randomBytes } from 'node:crypto'
import { decode, encode } from 'next-auth/jwt'
import { loginHintName } from '#site/routing/login-hint.ts'
import { identityLimits } from './identity-limits.ts'

/** `__Host-`: only this host, only over a safe connection, never by a neighbour's page. */
export const sessionCookieName = '__Host-session'

/** What the session cookie holds: which row, and the secret that proves it. */
export type SessionTicket = { id: string; secret: string }

export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}

export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function sealTicket(ticket: SessionTicket, secret: string): Promise<string> {
  return encode({ token: ticket, secret, salt: sessionCookieName, maxAge: identityLimits.absoluteSeconds })
}

/** @returns undefined for a cookie that is cut, of another secret, or anything else than a ticket */
export async function unsealTicket(sealed: string, secret: string): Promise<SessionTicket | undefined> {
  const token = await decode<SessionTicket>({ token: sealed, secret, salt: sessionCookieName }).catch(() => null)
  return token && typeof token.id === 'string' && typeof token.secret === 'string' ? token : undefined
}

/** @returns the values of all cookies with that name, in the order in which the browser sent them */
export function readCookies(header: string | null | undefined): [name: string, value: string][] {
  return (header ?? '').split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=')
    return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]]
  })
}

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  return readCookies(header).find(([one]) => one === name)?.[1]
}

/**
 * The `Set-Cookie` values that begin a session in the browser.
 * @param login the login's mark (`login-mark.ts`), which scripts of the page may read
 */
export function sessionCookies(sealed: string, login: string): string[] {
  const { absoluteSeconds, sessionCheckSeconds } = identityLimits
  return [
    `${sessionCookieName}=${sealed}; Path=/; Max-Age=${absoluteSeconds}; HttpOnly; Secure; SameSite=Lax`,
    `${loginHintName}=${login}; Path=/; Max-Age=${sessionCheckSeconds}; Secure; SameSite=Lax`,
  ]
}

/** The same cookies with the same attributes, taken back. */
export function endedSessionCookies(): string[] {
  return [
    `${sessionCookieName}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`,
    `${loginHintName}=; Path=/; Max-Age=0; Secure; SameSite=Lax`,
  ]
}
