import { upstreamClient } from '#site/server/upstream/upstream-client.ts'
import { TooLargeError } from '#site/server/upstream/whole-response.ts'
import type { Identity } from '../identity.ts'
import { IdentityError } from '../identity-errors.ts'

/** A provider sends no longer response. */
const maxBytes = 1_000_000

type ProviderLimits = Pick<Identity, 'limits'>

/**
 * `fetch` for the provider's endpoints: one timeout for the whole response, no redirects, a limited body size.
 * @throws IdentityError `timeout` after the limit; TypeError when there was no response at all
 */
export async function providerFetch(
  { limits }: ProviderLimits,
  url: string,
  init: RequestInit = {},
): Promise<Response> {
  const send = upstreamClient({ timeoutMs: limits.httpTimeoutMs, maxBytes })
  try {
    // The library gives up by a signal of its own, which would count as a caller who left.
    return await send(url, { ...init, redirect: 'manual', cache: 'no-store', signal: null })
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw new IdentityError('timeout', { cause: error })
    if (error instanceof TooLargeError) throw new IdentityError('provider_unavailable', { cause: error })
    throw error
  }
}

/**
 * A request to the token endpoint: retried only without any response, because a code and a refresh token are good for
 * one response (product specification, section 9).
 * @throws IdentityError `timeout` or `provider_unavailable`
 */
export async function tokenFetch(requested: ProviderLimits, url: string, init: RequestInit): Promise<Response> {
  let cause: unknown
  for (let attempt = 0; attempt < requested.limits.tokenTries; attempt += 1) {
    try {
      return await providerFetch(requested, url, init)
    } catch (error) {
      if (error instanceof IdentityError) throw error
      cause = error
    }
  }
  throw new IdentityError('provider_unavailable', { cause })
}
