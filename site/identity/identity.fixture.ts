import type { Identity, IdentitySettings } from './identity.ts'
import { identityLimits } from './identity-limits.ts'
import { openSessions } from './session/open-sessions.ts'
import type { NewSession } from './session/session-rows.ts'

export type TestIdentity = Identity & { clock: { at: number }; lines: string[] }

type Changes = { settings?: Partial<IdentitySettings>; limits?: Partial<Identity['limits']> }

/** A login with sessions in memory and a clock that a test sets. */
export function testIdentity({ settings, limits }: Changes = {}): TestIdentity {
  const clock = { at: Date.now() }
  const lines: string[] = []
  return {
    settings: {
      issuer: 'http://localhost:1',
      clientId: 'zarandal-site',
      clientSecret: undefined,
      scope: 'openid profile email offline_access',
      responseMode: 'query',
      organisation: undefined,
      maxAgeSeconds: 43_200,
      errorPath: '/login-error',
      countryHeader: undefined,
      secret: 'a-secret-of-tests-0123456789',
      ...settings,
    },
    sessions: openSessions(':memory:'),
    limits: { ...identityLimits, ...limits },
    now: () => clock.at,
    report: (line) => lines.push(line),
    clock,
    lines,
  }
}

/** Tokens of a provider with a lifetime that needs no refresh. */
export function testTokens({ now, settings }: Identity): NewSession {
  const at = Math.floor(now() / 1000)
  return {
    claims: {
      iss: settings.issuer,
      sub: 'person-1',
      aud: settings.clientId,
      iat: at,
      exp: at + 3600,
      name: 'Ana Ruiz',
      email: 'Ana@example.org',
    },
    tokens: { idToken: 'id', accessToken: 'access', refreshToken: 'refresh' },
    tokensEndAt: now() + 30 * 86_400_000,
  }
}
