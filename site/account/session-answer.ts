import type { Customer } from '#site/identity/to-customer.ts'

/** What the page knows of the session (acceptance row E8); `error` says why there is none any more. */
export type SessionAnswer = {
  user?: Customer
  claims?: Readonly<Record<string, unknown>>
  authenticated: boolean
  loading: boolean
  error?: string
}

export const nobody: SessionAnswer = { authenticated: false, loading: false }

/** Name of the cookie that says that asking is worth its while; pages of people who never logged in ask nothing. */
const hintName = 'is_authenticated'

/** @param cookies as `document.cookie` has them */
export function isHinted(cookies: string): boolean {
  return cookies.split(';').some((pair) => pair.trim().split('=')[0] === hintName)
}

/** @throws TypeError when the site cannot be reached */
export async function askForSession(): Promise<SessionAnswer> {
  const answer = await fetch('/api/session', { headers: { accept: 'application/json' }, cache: 'no-store' })
  if (!answer.ok) throw new TypeError(`The session answered ${answer.status}`)
  return (await answer.json()) as SessionAnswer
}
