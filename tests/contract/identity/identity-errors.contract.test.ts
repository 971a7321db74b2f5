import type { FaultName } from 'local-stack/identity-provider/faults.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityWalk, type Stop, type Walker, walkerIn } from '../../support/customer/identity-walk.ts'

let world: Awaited<ReturnType<typeof identityWalk>>
beforeAll(async () => {
  world = await identityWalk({ limits: { httpTimeoutMs: 600 } })
})
beforeEach(() => {
  world.identity.clock.at = Date.now()
})
afterEach(() => world.faults.clear())
afterAll(() => world.stop())

/** The error page of the language, with the code, a reference to the log and the way to try again, and nothing else. */
function outcomeOf(end: Stop, walker: Walker) {
  const { pathname, searchParams } = new URL(end.at, 'http://localhost:3999')
  const reported = JSON.stringify([end.trail, world.identity.lines])
  const reference = searchParams.get('reference') ?? ''
  return {
    pathname,
    error: searchParams.get('error'),
    parameters: [...searchParams.keys()].join(),
    returnTo: searchParams.get('returnTo'),
    cookies: ['__Host-session', 'is_authenticated'].filter((name) => walker.cookies.has(name)),
    secrets: /eyJ[\w-]+\.eyJ|mfa-token|llaves-2026/.exec(reported)?.[0],
    line: world.identity.lines.at(-1)?.replace(reference, '<reference>'),
  }
}

/** The log's text about a failure behind its code, by the fault; the others have none. */
const causes: Partial<Record<FaultName, string>> = {
  mfa_required: 'Multifactor required',
  'refresh-refused': 'invalid_grant',
  'unknown-client': 'invalid_client: The client is not known',
  'token-error':
    'OAUTH_RESPONSE_IS_NOT_CONFORM "response" is not a conform Token Endpoint response (unexpected HTTP status code)',
  'html-token': 'OAUTH_RESPONSE_IS_NOT_JSON "response" content-type must be application/json',
  'dead-token': 'fetch failed: UND_ERR_SOCKET other side closed',
  'slow-token': 'The operation was aborted due to timeout',
}

function expectedOutcome(
  code: string,
  { returnTo = '/en/extranet', fault }: { returnTo?: string; fault?: FaultName } = {},
) {
  const cause = fault && causes[fault]
  return {
    pathname: '/en/login-error',
    error: code,
    parameters: 'error,reference,returnTo',
    returnTo,
    cookies: [],
    secrets: undefined,
    line: `A login failed: ${code}, reference <reference>${cause === undefined ? '' : `; cause: ${cause}`}`,
  }
}

type Row = [code: string, fault: FaultName, more?: { seconds?: number; ms?: number; times?: number }]

/** The specification's catalogue (section 8), each made to happen at the provider. */
const rows: Row[] = [
  ['state_mismatch', 'state'],
  ['login_required', 'login_required'],
  ['consent_required', 'consent_required'],
  ['interaction_required', 'interaction_required'],
  ['access_denied', 'access_denied'],
  ['mfa_required', 'mfa_required'],
  ['id_token_missing', 'no-id-token'],
  ['id_token_malformed', 'malformed'],
  ['id_token_issuer', 'issuer'],
  ['id_token_subject', 'subject'],
  ['id_token_algorithm', 'algorithm'],
  ['id_token_algorithm', 'unsigned'],
  ['id_token_signature', 'signature'],
  ['id_token_audience', 'audience'],
  ['id_token_authorized_party', 'authorized-party'],
  ['id_token_nonce', 'nonce'],
  ['id_token_expiry', 'expiry', { seconds: -65 }],
  ['id_token_not_before', 'not-before', { seconds: 65 }],
  ['id_token_issued_at', 'issued-at', { seconds: 65 }],
  ['id_token_auth_time', 'auth-time', { seconds: -43_270 }],
  ['provider_error', 'refresh-refused'],
  ['provider_error', 'unknown-client'],
  ['provider_unavailable', 'token-error'],
  ['provider_unavailable', 'html-token'],
  ['provider_unavailable', 'dead-token'],
  ['timeout', 'slow-token', { ms: 1500 }],
]

describe('every error of the catalogue', () => {
  test.each(rows)('%s (%s) leads to its page, begins no session and tells nothing', async (code, fault, more) => {
    world.fault(fault, more)
    const walker = world.walker()
    // The site knows one thing of a browser whose login is not known: the language it read last.
    walker.cookies.set('i18n_redirected', 'en')
    const end = await walker.logIn({ returnTo: '/en/extranet' })
    expect(outcomeOf(end, walker)).toEqual(
      expectedOutcome(code, { returnTo: fault === 'state' ? '/en' : '/en/extranet', fault }),
    )
  })

  test('id_token_organisation: a token of another organisation than the one that was asked for', async () => {
    world.fault('organisation')
    const walker = world.walker()
    const end = await walker.logIn({ returnTo: '/en/extranet', query: '&organisation=org_levante' })
    expect(outcomeOf(end, walker)).toEqual(expectedOutcome('id_token_organisation'))
  })

  test('missing_transaction: a browser without a login under way; the one that has logged in is led to its page again', async () => {
    const walker = world.walker()
    const form = await walker.go('/api/auth/login?returnTo=/en/extranet')
    const end = await walker.go(`${form.at}/login`, { email: 'marta@levante.example', password: 'llaves-2026' })
    const response = end.trail.find((one) => one.includes('/callback/')) ?? ''
    expect((await walker.go(response)).at).toBe('/en/extranet')
    const other = world.walker()
    const { searchParams } = new URL((await other.go(response)).at, 'http://localhost')
    expect(searchParams.get('error')).toBe('missing_transaction')
    expect(other.cookies.has('__Host-session')).toBe(false)
  })

  test('missing_transaction: an answer that comes again is refused although the cookie of its login comes again too', async () => {
    const walker = world.walker()
    const form = await walker.go('/api/auth/login?returnTo=/en/extranet')
    const copy = new Map(walker.cookies)
    const end = await walker.go(`${form.at}/login`, { email: 'marta@levante.example', password: 'llaves-2026' })
    const response = end.trail.find((one) => one.includes('/callback/')) ?? ''
    const thief = world.walker()
    for (const [name, value] of copy) thief.cookies.set(name, value)
    const again = await thief.go(response)
    expect(again.at).toMatch(/^\/en\/login-error\?error=missing_transaction&/)
    expect(thief.cookies.has('__Host-session')).toBe(false)
    // The provider received no request: it would have ended the grant of a code that comes twice, and with it the refresh token.
    await world.identity.sessions.change('UPDATE customer_sessions SET tokens_end_at = 0')
    expect((await walker.session()).authenticated).toBe(true)
  })

  test('a response for another browser is refused in this one, which has a login of its own in progress', async () => {
    const attacker = world.walker()
    const victim = world.walker()
    await victim.go('/api/auth/login')
    const form = await attacker.go('/api/auth/login')
    const stopAt = [...attacker.cookies.keys()].find((name) => name.startsWith('__Host-login-')) ?? ''
    attacker.cookies.delete(stopAt)
    const end = await attacker.go(`${form.at}/login`, { email: 'jorge@levante.example', password: 'llaves-2026' })
    const response = end.trail.find((one) => one.includes('/callback/')) ?? ''
    const { searchParams } = new URL((await victim.go(response)).at, 'http://localhost')
    expect([searchParams.get('error'), victim.cookies.has('__Host-session')]).toEqual(['state_mismatch', false])
  })

  test.each(['x', 'a.b.c.d.e', 'x'.repeat(8000)])('a login cookie of garbage counts as none', async (garbage) => {
    const walker = world.walker()
    const form = await walker.go('/api/auth/login?returnTo=/en/extranet')
    const name = [...walker.cookies.keys()].find((one) => one.startsWith('__Host-login-')) ?? ''
    walker.cookies.set(name, garbage)
    const end = await walker.go(`${form.at}/login`, { email: 'marta@levante.example', password: 'llaves-2026' })
    expect(new URL(end.at, 'http://localhost').searchParams.get('error')).toBe('state_mismatch')
  })

  test('a provider that is down: the message comes at once, before any password prompt', async () => {
    const dead = await identityWalk({ limits: { httpTimeoutMs: 600 } })
    await dead.stop()
    const end = await dead.walker().go('/api/auth/login?returnTo=/en/extranet')
    expect(end.at).toMatch(/^\/en\/login-error\?error=provider_unavailable&/)
  })
})

test('a provider without a userinfo endpoint lets customers in: the claims are those of the ID token', async () => {
  const identity = { ...world.identity }
  world.fault('no-userinfo')
  const walker = walkerIn(identity)
  expect((await walker.logIn({ returnTo: '/en/extranet' })).at).toBe('/en/extranet')
  expect(await walker.session()).toMatchObject({ authenticated: true, claims: { sub: 'cust-marta' } })
})

test('a failure leads to the path that is configured, and to the home page where it is the root', async () => {
  for (const [errorPath, leadsTo] of [
    ['/acceso-fallido', '/en/acceso-fallido'],
    ['/', '/en'],
  ] as const) {
    const walker = walkerIn({ ...world.identity, settings: { ...world.identity.settings, errorPath } })
    world.fault('access_denied')
    const end = new URL((await walker.logIn({ returnTo: '/en/extranet' })).at, 'http://localhost:3999')
    expect([end.pathname, end.searchParams.get('error')]).toEqual([leadsTo, 'access_denied'])
  }
})

describe('within the leeway of a minute', () => {
  test.each<[FaultName, number]>([
    ['expiry', -55],
    ['not-before', 55],
    ['issued-at', 55],
    ['auth-time', -43_250],
  ])('%s at %i s is accepted', async (fault, seconds) => {
    world.fault(fault, { seconds })
    const walker = world.walker()
    expect((await walker.logIn({ returnTo: '/en/extranet' })).at).toBe('/en/extranet')
    expect((await walker.session()).authenticated).toBe(true)
  })
})

test('a code that got no answer is sent three times, one that was answered once', async () => {
  world.fault('dead-token', { times: 2 })
  expect((await world.walker().logIn()).at).toBe('/extranet')
  world.fault('dead-token', { times: 3 })
  expect((await world.walker().logIn()).at).toContain('provider_unavailable')
  world.fault('token-error', { times: 1 })
  expect((await world.walker().logIn()).at).toContain('provider_unavailable')
})
