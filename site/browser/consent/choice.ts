import { parseCookie, stringifySetCookie } from 'cookie'
import { isPurpose, type Purpose, purposes } from './purposes.ts'

/** Name of the cookie that keeps what the visitor chose; a choice is no tracking, so it needs no consent itself. */
export const choiceCookieName = 'consent'

/** Goes up when what is asked for changes: older choices then say nothing and the visitor is asked again. */
const version = 'v1'

/** What a visitor has allowed. An empty set is a choice too: everything was refused. */
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
 * The cookie that keeps a choice, as it is written to `document.cookie`.
 * @param days how long the choice holds before the visitor is asked again
 */
export function choiceCookie(choice: Choice, { days, isSecure }: { days: number; isSecure: boolean }): string {
  const value = [version, ...purposes.filter((purpose) => choice.has(purpose))].join('.')
  const attributes = { maxAge: days * 86_400, path: '/', sameSite: 'lax', secure: isSecure } as const
  return stringifySetCookie({ name: choiceCookieName, value, ...attributes })
}
