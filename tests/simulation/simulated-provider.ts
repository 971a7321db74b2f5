import { type HttpResponse, serveHost } from './simulated-http.ts'
import { newService, type Service } from './simulated-network.ts'
import { worldTime } from './simulated-time.ts'

export const providerModes = ['works', 'is away'] as const

export const issuer = 'http://provider.example'

/** How long tokens last, in seconds. */
export const tokenSeconds = 30

export type Login = {
  /** Refresh tokens are good for one response each. */
  token: number
  revokedAt: number | undefined
}

export type Provider = {
  service: Service
  mode: (typeof providerModes)[number]
  logins: Login[]
  /** When a refresh token came a second time. */
  repeatedAt: number | undefined
}

/** An OpenID provider without logins, for a new world. */
export function startProvider(): Provider {
  const provider: Provider = { service: newService('the provider'), mode: 'works', logins: [], repeatedAt: undefined }
  serveHost(new URL(issuer).host, provider.service, ({ url, body }) => respond(provider, url, body))
  return provider
}

/** OpenID Connect Discovery, no keys, and a token endpoint whose refresh tokens rotate: a used one ends the login there. */
function respond(provider: Provider, { pathname, origin }: URL, body: string): HttpResponse {
  if (provider.mode === 'is away') return { status: 503 }
  if (pathname === '/keys') return { body: { keys: [] } }
  if (pathname === '/token') return refresh(provider, new URLSearchParams(body).get('refresh_token') ?? '')
  const [authorization_endpoint, token_endpoint] = [`${origin}/login`, `${origin}/token`]
  return { body: { issuer: origin, authorization_endpoint, token_endpoint, jwks_uri: `${origin}/keys` } }
}

function refresh(provider: Provider, refreshToken: string): HttpResponse {
  const [number = -1, token = -1] = refreshToken.split('.').map(Number)
  const login = provider.logins[number]
  const refused = { status: 400, body: { error: 'invalid_grant' } }
  if (!login || login.revokedAt !== undefined) return refused
  if (login.token !== token) {
    provider.repeatedAt = login.revokedAt = worldTime()
    return refused
  }
  login.token += 1
  const refreshed = { access_token: 'access', token_type: 'bearer', expires_in: tokenSeconds }
  return { body: { ...refreshed, refresh_token: `${number}.${login.token}` } }
}
