import { randomBytes } from 'node:crypto'
import { type Exchange, sendTo } from '../http-exchange.ts'
import type { IdentityErrorCode } from '../identity-errors.ts'
import { errorAddress } from './error-address.ts'
import { withCause } from './failure-cause.ts'
import type { LoginMode } from './transaction.ts'

export type FailedLogin = {
  code: IdentityErrorCode
  mode: LoginMode
  returnTo: string
  cookies: readonly string[]
  /** The cause behind the code, for the log. */
  cause?: unknown
}

/** Ends a failed login: writes one log line, and redirects the visitor to the page of the error. */
export function failLogin({ identity, market }: Exchange, failed: FailedLogin): Response {
  const { code, mode, returnTo, cookies, cause } = failed
  const reference = randomBytes(4).toString('hex')
  // A silent check without a session is no failure.
  if (mode !== 'silent' || code !== 'login_required') {
    identity.report(withCause(`A login failed: ${code}, reference ${reference}`, cause))
  }
  if (mode !== 'redirect') return sendTo(doneAddress(mode, code), cookies)
  return sendTo(errorAddress(identity, { code, reference, returnTo, market }), cookies)
}

/** The small page that tells the page behind a window or a frame how the login ended. */
export function doneAddress(mode: LoginMode, result: IdentityErrorCode | 'ok'): string {
  return `/api/auth/done?${new URLSearchParams({ mode, result })}`
}
