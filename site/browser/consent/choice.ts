import { parseCookie, stringifySetCookie } from 'cookie'
import { isPurpose, type Purpose, purposes } from './purposes.ts'

/** Name of the cookie with the visitor's choice; storing it is no tracking and needs no consent. */
export const choiceCookieName = 'consent'

/** Increased when the purposes change: older choices are ignored and the panel shows again. */
const version = 'v1'

/** The allowed purposes. An empty set is a choice too: everything was refused. */
export type Choice = ReadonlySet<Purpose>

/**
 * The choice in a cookie header or in `document.cookie`; undefined when the visitor has not chosen (or the cookie is none
 * of ours), which allows nothing.
 */
export function readChoice(cookies: string | undefined): Choice | undefined {
  const [head, ...names] = parseCookie(cookies ?? '')[choiceCookieName]?.split('.') ?? []
  if (head !== version || !names.every(isPurpose)) return undefined
  return new Set(names)
}

/** Whether something may happen for this purpose. Without a choice: no. */
export function isAllowed(purpose: Purpose, cookies: string | undefined): boolean {
  return readChoice(cookies)?.has(purpose) ?? false
}

/**
 * The cookie with a choice, for `document.cookie`.
 * @param days how long the choice is valid before the panel shows again
 */
export function choiceCookie(choice: Choice, { days, isSecure }: { days: number; isSecure: boolean }): string {
  const value = [version, ...purposes.filter((purpose) => choice.has(purpose))].join('.')
  const attributes = { maxAge: days * 86_400, path: '/', sameSite: 'lax', secure: isSecure } as const
  return stringifySetCookie({ name: choiceCookieName, value, ...attributes })
}
