import { parseCookie, stringifySetCookie } from 'cookie'

/** Shows a new link to its sender on the next page; the site stores no more than its digest. No script reads it. */
const cookie = { name: '__Host-passed', path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const
/** Time to copy the address. */
const shownSeconds = 900

export function newTokenCookie(token: string): string {
  return stringifySetCookie({ ...cookie, value: token, maxAge: shownSeconds })
}

export function tokenIn(cookieHeader: string | null): string {
  return parseCookie(cookieHeader ?? '')[cookie.name] ?? ''
}

/** Lets the browser that took a file read on where it broke off. */
const receiver = { name: '__Host-receiver', path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export function receiverCookie(secret: string): string {
  return stringifySetCookie({ ...receiver, value: secret, maxAge: 60 * 60 })
}

/** Empty where the browser took no file. */
export function receiverIn(cookieHeader: string | null): string {
  const value = parseCookie(cookieHeader ?? '')[receiver.name] ?? ''
  return /^[\w-]{32}$/.test(value) ? value : ''
}
