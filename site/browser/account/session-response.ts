import type { Customer } from '#site/identity/to-customer.ts'

/** The session as the page knows it (acceptance row E8); `error` has the reason why there is none. */
export type SessionResponse = {
  user?: Customer
  claims?: Readonly<Record<string, unknown>>
  /** Mark of the login, as its pages carry it. */
  login?: string
  authenticated: boolean
  loading: boolean
  error?: string
}

export const noSession: SessionResponse = { authenticated: false, loading: false }

/** @throws TypeError when the site cannot be reached */
export async function requestSession(): Promise<SessionResponse> {
  const response = await fetch('/api/session', { headers: { accept: 'application/json' }, cache: 'no-store' })
  if (!response.ok) throw new TypeError(`The session endpoint responded ${response.status}`)
  const session: SessionResponse = await response.json()
  return session
}
