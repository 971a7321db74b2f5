import { randomBytes } from 'node:crypto'
import type { Market } from '#site/routing/markets.ts'
import { withPrefix } from '#site/routing/path-for.ts'
import { type Exchange, sendTo } from '../http-exchange.ts'
import type { Identity } from '../identity.ts'
import type { IdentityErrorCode } from '../identity-errors.ts'
import { withCause } from './failure-cause.ts'
import { localeOfReturn } from './locale-of-return.ts'
import type { LoginMode } from './transaction.ts'

export type FailedLogin = {
  code: IdentityErrorCode
  mode: LoginMode
  returnTo: string
  cookies: readonly string[]
  /** The cause behind the code, for the log. */
  cause?: unknown
}

type Failed = { code: IdentityErrorCode; reference: string; returnTo: string; market: Market }

/**
 * The address after a failed login: the configured path in the language of the page that started it. It contains the code,
 * a reference to the log line, and the path to retry; nothing else.
 */
function errorAddress({ settings }: Identity, { code, reference, returnTo, market }: Failed): string {
  const locale = localeOfReturn(returnTo, market)
  const path = withPrefix(settings.errorPath, { market, locale })
  return `${path}?${new URLSearchParams({ error: code, reference, ...(returnTo === '/' ? {} : { returnTo }) })}`
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
