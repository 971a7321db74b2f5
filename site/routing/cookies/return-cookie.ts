import { parseCookie, stringifySetCookie } from 'cookie'

/** Proves that a form that came back is shown to the browser that sent it. No script reads it. */
const cookie = { name: '__Host-form', path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const
const seconds = 60 * 60

/** The secret of the browser; empty where it has none. */
export function browserSecret(cookieHeader: string | null): string {
  const value = parseCookie(cookieHeader ?? '')[cookie.name] ?? ''
  return /^[\w-]{32}$/.test(value) ? value : ''
}

export function returnCookie(secret: string): string {
  return stringifySetCookie({ ...cookie, value: secret, maxAge: seconds })
}
