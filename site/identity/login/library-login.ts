import { Auth, type AuthConfig, customFetch, skipCSRFCheck } from '@auth/core'
import { parseSetCookie, stringifyCookie } from 'cookie'
import { decode, encode } from 'next-auth/jwt'
import { clockTolerance } from 'oauth4webapi'
import { brand } from '#site/brand/brand.ts'
import type { Identity } from '../identity.ts'
import { IdentityError } from '../identity-errors.ts'

/** Path of the library's routes; the site's own routes share the prefix. */
export const authPath = '/api/auth'

/** The library's name for the one provider; it is part of the redirect URI. */
export const providerId = 'provider'

/**
 * The library stores its three checks in cookies. These names are used between the library and the site, never in a
 * browser.
 */
const checkCookies = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier' } as const

export type Checks = { [Name in keyof typeof checkCookies]: string }

type LibraryCall = {
  identity: Identity
  /** Parameters of the authorization request, besides the library's own. */
  params: Readonly<Record<string, string>>
  /** Every request the library makes. */
  fetch: typeof fetch
}

/**
 * The library's configuration for one call. Its logger is off, because it writes states, verifiers and secrets.
 * @param onError gets what the library would log as an error
 */
function configuration({ identity, params, fetch: send }: LibraryCall, onError: (error: Error) => void): AuthConfig {
  const { issuer, clientId, clientSecret, secret } = identity.settings
  const cookie = (name: string) => ({ name, options: { httpOnly: true, path: '/', secure: true } })
  return {
    basePath: authPath,
    secret,
    trustHost: true,
    skipCSRFCheck,
    logger: { error: onError, warn: () => undefined, debug: () => undefined },
    cookies: {
      state: cookie(checkCookies.state),
      nonce: cookie(checkCookies.nonce),
      pkceCodeVerifier: cookie(checkCookies.codeVerifier),
    },
    providers: [
      {
        id: providerId,
        name: brand.name,
        type: 'oidc',
        issuer,
        clientId,
        ...(clientSecret === undefined ? {} : { clientSecret }),
        checks: ['pkce', 'state', 'nonce'],
        client: {
          token_endpoint_auth_method: clientSecret === undefined ? 'none' : 'client_secret_basic',
          id_token_signed_response_alg: 'RS256',
          [clockTolerance]: identity.limits.leewaySeconds,
        },
        authorization: { params: { ...params } },
        profile: ({ sub }) => ({ id: sub ?? '' }),
        [customFetch]: send,
      },
    ],
  }
}

/**
 * The authorization URL, and the checks against which the response is verified.
 * @param state replaces the library's, which has nothing in it
 * @throws IdentityError `provider_unavailable` when the library cannot build an address from the provider's metadata
 */
export async function startWithLibrary(
  call: LibraryCall,
  { origin, state }: { origin: string; state: string },
): Promise<{ location: string; checks: Checks }> {
  let cause: unknown
  const request = new Request(`${origin}${authPath}/signin/${providerId}`, { method: 'POST' })
  const response = await Auth(
    request,
    configuration(call, (error) => (cause = error)),
  )
  const cookies = response.headers.getSetCookie().map((line) => parseSetCookie(line))
  const location = response.headers.get('location')
  const { secret } = call.identity.settings
  const values = await Promise.all(
    Object.entries(checkCookies).map(async ([check, name]) => {
      const token = cookies.find((cookie) => cookie.name === name)?.value
      const encrypted = await decode<{ value: string }>({ token: token ?? '', secret, salt: name })
      return [check, encrypted?.value]
    }),
  )
  if (location === null || values.some(([, value]) => value === undefined)) {
    throw new IdentityError('provider_unavailable', { cause })
  }
  const url = new URL(location)
  url.searchParams.set('state', state)
  return { location: url.href, checks: { ...(Object.fromEntries(values) as Checks), state } }
}

type LibraryResponse = { origin: string; response: URLSearchParams; checks: Checks }

/**
 * Lets the library handle the provider's response: state, code exchange with the verifier, and its own check of the ID
 * token.
 * @throws IdentityError `provider_error` when the library rejects any of them
 */
export async function letLibraryFinish(
  call: LibraryCall,
  { origin, response, checks }: LibraryResponse,
): Promise<void> {
  const { secret } = call.identity.settings
  const cookies = await Promise.all(
    Object.entries(checkCookies).map(async ([check, name]) => {
      const token = { value: checks[check as keyof Checks], provider: providerId }
      return [name, await encode({ token, secret, salt: name, maxAge: 60 })]
    }),
  )
  // The library reads the query for every response mode, so the call sets none.
  const request = new Request(`${origin}${authPath}/callback/${providerId}?${response}`, {
    headers: { cookie: stringifyCookie(Object.fromEntries(cookies)) },
  })
  let isSignedIn = false
  let cause: unknown
  const config = configuration(call, (error) => (cause = error))
  await Auth(request, { ...config, events: { signIn: () => void (isSignedIn = true) } })
  if (!isSignedIn) throw new IdentityError('provider_error', { cause })
}
