import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { Identity } from './identity.ts'
import { IdentityError } from './identity-errors.ts'
import { providerFetch } from './provider-fetch.ts'

const discovery = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: z.url({ protocol: /^https?$/ }),
  token_endpoint: z.url({ protocol: /^https?$/ }),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  end_session_endpoint: z.url({ protocol: /^https?$/ }).optional(),
})

/** What the provider says of itself (OpenID Connect Discovery), and its keys. */
export type ProviderFacts = {
  document: z.output<typeof discovery>
  keys: JWTVerifyGetKey
  /**
   * Asks for the keys where there are none yet.
   * @throws IdentityError `timeout` or `provider_unavailable`
   */
  haveKeys: () => Promise<void>
}

/** Facts of one issuer hold so long; keys are asked for anew when a token names an unknown one, once a minute at most. */
const factsHoldMs = 10 * 60_000
const keyCooldownMs = 60_000

/** `until` is of the clock that nobody sets. */
type Kept = { facts: Promise<ProviderFacts>; until: number }
const kept = new WeakMap<Identity, Kept>()

/**
 * @throws IdentityError `timeout` or `provider_unavailable`; a failure is not kept, so that the next login tries again
 */
export async function providerFacts(identity: Identity): Promise<ProviderFacts> {
  const known = kept.get(identity)
  if (known && known.until > performance.now()) return await known.facts
  const facts = readFacts(identity)
  kept.set(identity, { facts, until: performance.now() + factsHoldMs })
  facts.catch(() => kept.delete(identity))
  return await facts
}

async function readFacts(identity: Identity): Promise<ProviderFacts> {
  const { issuer } = identity.settings
  const answer = await orUnavailable(
    providerFetch(identity, `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
  )
  const parsed = discovery.safeParse(await answer.json().catch(() => undefined))
  // An issuer that is another than the configured one would be believed for every token.
  if (answer.status !== 200 || !parsed.success || parsed.data.issuer !== issuer) {
    throw new IdentityError('provider_unavailable')
  }
  const keys = createRemoteJWKSet(new URL(parsed.data.jwks_uri), {
    cooldownDuration: keyCooldownMs,
    timeoutDuration: identity.limits.httpTimeoutMs,
    [customFetch]: (url, options) => providerFetch(identity, url, options),
  })
  return {
    document: parsed.data,
    keys,
    haveKeys: async () => (keys.jwks() === undefined ? await orUnavailable(keys.reload()) : undefined),
  }
}

async function orUnavailable<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof IdentityError) throw error
    throw new IdentityError('provider_unavailable', { cause: error })
  }
}
