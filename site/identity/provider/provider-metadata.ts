import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as jwksFetch } from 'jose'
import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { IdentityError } from '../identity-errors.ts'
import { causeOf } from '../login/failure-cause.ts'
import { providerFetch } from './provider-fetch.ts'

const address = z.url({ protocol: /^https?$/ })
const endpoints = z.object({
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  end_session_endpoint: address.optional(),
})

/** The provider's metadata (OpenID Connect Discovery) and its keys. */
export type ProviderMetadata = {
  document: AuthorizationServer & z.output<typeof endpoints>
  keys: JWTVerifyGetKey
  /**
   * Fetches the keys where none are cached.
   * @throws IdentityError `timeout` or `provider_unavailable`
   */
  haveKeys: () => Promise<void>
}

/**
 * TTL of the metadata of one issuer. Keys are fetched again when a token names an unknown one, once a minute at most.
 */
const metadataMaxAgeMs = 10 * 60_000
const keyCooldownMs = 60_000

/** `until` is a time of the monotonic clock. */
type CachedMetadata = { details: Promise<ProviderMetadata>; until: number }
const cached = new WeakMap<Identity, CachedMetadata>()

/**
 * @throws IdentityError `timeout` or `provider_unavailable`; a failure is not cached, so that the next login tries
 * again
 */
export async function providerMetadata(identity: Identity): Promise<ProviderMetadata> {
  const known = cached.get(identity)
  if (known && known.until > performance.now()) return await known.details
  const details = readMetadata(identity)
  cached.set(identity, { details, until: performance.now() + metadataMaxAgeMs })
  details.catch(() => cached.delete(identity))
  return await details
}

async function readMetadata(identity: Identity): Promise<ProviderMetadata> {
  const document = await orUnavailable(discover(identity))
  const keys = createRemoteJWKSet(new URL(document.jwks_uri), {
    cooldownDuration: keyCooldownMs,
    timeoutDuration: identity.limits.httpTimeoutMs,
    [jwksFetch]: (url, options) => providerFetch(identity, url, options),
  })
  return {
    document,
    keys,
    haveKeys: async () => (keys.jwks() === undefined ? await orUnavailable(keys.reload()) : undefined),
  }
}

async function discover(identity: Identity): Promise<ProviderMetadata['document']> {
  const { issuer } = identity.settings
  const response = await discoveryRequest(new URL(issuer), {
    ...insecureWhereSet(identity),
    [customFetch]: (url, options) => providerFetch(identity, url, options),
  })
  const document = await processDiscoveryResponse(new URL(issuer), response)
  // The library compares addresses, ID tokens are compared as text: another spelling would fail at every login.
  if (document.issuer !== issuer) throw new Error(`The provider calls itself ${document.issuer}, not ${issuer}`)
  return { ...document, ...endpoints.parse(document) }
}

/** Plain HTTP is allowed only where the configured address is plain HTTP (the embedded stack). */
export function insecureWhereSet({ settings }: Pick<Identity, 'settings'>): { [allowInsecureRequests]: boolean } {
  return { [allowInsecureRequests]: new URL(settings.issuer).protocol === 'http:' }
}

async function orUnavailable<ProviderResponse>(result: Promise<ProviderResponse>): Promise<ProviderResponse> {
  try {
    return await result
  } catch (error) {
    if (error instanceof IdentityError) throw error
    throw new IdentityError('provider_unavailable', { cause: causeOf(error) })
  }
}
