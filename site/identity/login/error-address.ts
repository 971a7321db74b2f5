import type { Market } from '#site/routing/markets.ts'
import { withPrefix } from '#site/routing/path-for.ts'
import type { Identity } from '../identity.ts'
import type { IdentityErrorCode } from '../identity-errors.ts'
import { localeOfReturn } from './locale-of-return.ts'

type Failed = { code: IdentityErrorCode; reference: string; returnTo: string; market: Market }

/**
 * The address after a failed login: the configured path in the language of the page that started it. It contains the code,
 * a reference to the log line, and the path to retry; nothing else.
 */
export function errorAddress({ settings }: Identity, { code, reference, returnTo, market }: Failed): string {
  const locale = localeOfReturn(returnTo, market)
  const path = withPrefix(settings.errorPath, { market, locale })
  return `${path}?${new URLSearchParams({ error: code, reference, ...(returnTo === '/' ? {} : { returnTo }) })}`
}
