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
  const { mode, logins } = provider
  if (mode === 'is away') return { status: 503 }
  if (pathname === '/keys') return { body: { keys: [] } }
  if (pathname !== '/token') {
    const endpoints = {
      authorization_endpoint: `${origin}/login`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/keys`,
    }
    return { body: { issuer: origin, ...endpoints } }
  }
  const [number = -1, token = -1] = (new URLSearchParams(body).get('refresh_token') ?? '').split('.').map(Number)
  const login = logins[number]
  if (!login || login.revokedAt !== undefined || login.token !== token) {
    if (login && login.token > token) provider.repeatedAt = worldTime()
    if (login) login.revokedAt ??= worldTime()
    return { status: 400, body: { error: 'invalid_grant' } }
  }
  login.token += 1
  const refreshed = { access_token: 'access', token_type: 'bearer', expires_in: tokenSeconds }
  return { body: { ...refreshed, refresh_token: `${number}.${login.token}` } }
}
