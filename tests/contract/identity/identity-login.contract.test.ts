import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { identityWalk, walkerIn } from '../../support/customer/identity-walk.ts'

let world: Awaited<ReturnType<typeof identityWalk>>
beforeAll(async () => {
  world = await identityWalk({ limits: { httpTimeoutMs: 700 } })
})
afterEach(() => world.faults.clear())
afterAll(() => world.stop())

describe('a login at the real provider', () => {
  test('asks with PKCE, state, nonce, the greatest age of a proof and the language, each fresh, and leads back', async () => {
    const walker = world.walker()
    const end = await walker.logIn({ returnTo: '/it/extranet/cataloghi?page=2' })
    expect(end.at).toBe('/it/extranet/cataloghi?page=2')
    const requested = new URL(end.trail.find((one) => one.includes('/auth?')) ?? '').searchParams
    expect(Object.fromEntries(requested)).toMatchObject({
      response_type: 'code',
      client_id: 'zarandal-site',
      redirect_uri: 'http://localhost:3999/api/auth/callback/provider',
      scope: 'openid profile email offline_access',
      code_challenge_method: 'S256',
      max_age: '43200',
      ui_locales: 'it-IT',
    })
    expect(requested.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(requested.get('nonce')).toMatch(/^[\w-]{43}$/)
    expect((requested.get('state') ?? '').length).toBeGreaterThan(40)
  })

  test('gives the page user, claims, and that nothing is loading; the tokens stay on the server', async () => {
    const walker = world.walker()
    const end = await walker.logIn()
    const session = await walker.session()
    expect(session).toMatchObject({ authenticated: true, loading: false, claims: { sub: 'cust-marta' } })
    expect(session.user).toEqual({
      subject: 'cust-marta',
      name: 'Marta Solís',
      email: 'marta@levante.example',
      organisation: 'Suministros Levante',
      groups: ['distributor', 'locksmith'],
      market: 'spain',
    })
    const row = (await world.identity.sessions.rows('SELECT * FROM customer_sessions ORDER BY rowid DESC'))[0]
    expect(JSON.stringify({ session, row, trail: end.trail })).not.toMatch(/eyJ[\w-]+\.eyJ/)
    expect([...walker.cookies.keys()].filter((name) => !name.startsWith('_identity'))).toEqual(
      expect.arrayContaining(['__Host-session', 'is_authenticated']),
    )
    expect([...walker.cookies.keys()].filter((name) => name.startsWith('__Host-login-'))).toEqual([])
  })

  test('of an organisation is refused to the customers of another', async () => {
    const walker = world.walker()
    expect((await walker.logIn({ query: '&organisation=org_brenta' })).status).toBe(403)
    const own = await world.walker().logIn({ query: '&organisation=org_levante' })
    expect(own.at).toBe('/extranet')
  })

  test('leads to our own addresses alone', async () => {
    for (const returnTo of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/api/auth/logout']) {
      expect((await world.walker().logIn({ returnTo })).at).toBe('/')
    }
  })

  test('in five tabs at once brings each to its own page', async () => {
    const walker = world.walker()
    const tabs = await Promise.all(
      [1, 2, 3, 4, 5].map(async (tab) => ({
        tab,
        form: await walker.go(`/api/auth/login?returnTo=/extranet/${tab}`),
      })),
    )
    for (const { tab, form } of tabs.toReversed()) {
      const end = await walker.go(`${form.at}/login`, { email: 'marta@levante.example', password: 'llaves-2026' })
      expect(end.at).toBe(`/extranet/${tab}`)
    }
  })

  test('in tabs that were opened one after the other, also more than a browser keeps, brings each to its own page', async () => {
    const walker = world.walker()
    const forms: [page: string, at: string][] = []
    for (let tab = 1; tab <= 12; tab += 1) {
      const page = `/en/extranet/${tab}?from=${tab}`
      forms.push([page, (await walker.go(`/api/auth/login?${new URLSearchParams({ returnTo: page })}`)).at])
    }
    // The two oldest have no cookie any more; they end with the session that exists by then.
    for (const [page, at] of forms.toReversed()) {
      const end = await walker.go(`${at}/login`, { email: 'marta@levante.example', password: 'llaves-2026' })
      expect(end.at).toBe(page)
    }
    expect((await walker.session()).user?.subject).toBe('cust-marta')
  })

  test('whose cookies are gone leads to the error screen, which knows the page that was wanted', async () => {
    const walker = world.walker()
    const form = await walker.go('/api/auth/login?returnTo=/en/extranet/catalogues?page=2')
    for (const name of walker.cookies.keys()) if (name.startsWith('__Host-login-')) walker.cookies.delete(name)
    const end = await walker.go(`${form.at}/login`, { email: 'marta@levante.example', password: 'llaves-2026' })
    const { pathname, searchParams } = new URL(end.at, 'http://localhost')
    expect([pathname, searchParams.get('returnTo')]).toEqual(['/en/login-error', '/en/extranet/catalogues?page=2'])
    expect((await walker.logIn({ returnTo: searchParams.get('returnTo') ?? '' })).at).toBe(
      '/en/extranet/catalogues?page=2',
    )
  })

  test('begins a session with a new name, and ends the one that was there', async () => {
    const victim = world.walker()
    const attacker = world.walker()
    await attacker.logIn({ email: 'jorge@levante.example' })
    const planted = attacker.cookies.get('__Host-session') ?? ''
    victim.cookies.set('__Host-session', planted)
    await victim.logIn()
    expect(victim.cookies.get('__Host-session')).not.toBe(planted)
    expect((await attacker.session()).authenticated).toBe(false)
    expect((await victim.session()).user?.subject).toBe('cust-marta')
  })
})

describe('a provider that answers with a form', () => {
  test('is taken where it is set so, from a form alone', async () => {
    const posting = await identityWalk({ settings: { responseMode: 'form_post' } })
    const walker = posting.walker()
    const sent = await walker.logIn({ returnTo: '/it/extranet' })
    expect(sent.trail.some((one) => one.includes('response_mode=form_post'))).toBe(true)
    expect(sent.trail.join()).not.toMatch(/[?&]code=/)
    const fields = Object.fromEntries(
      [...sent.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    )
    expect(Object.keys(fields).toSorted()).toEqual(['code', 'iss', 'state'])
    const asked = await walker.go(`/api/auth/callback/provider?${new URLSearchParams(fields)}`)
    expect(asked.at).toMatch(/login-error\?error=state_mismatch/)
    expect((await walker.go('/api/auth/callback/provider', fields)).at).toBe('/it/extranet')
    expect((await walker.session()).authenticated).toBe(true)
    await posting.stop()
  })

  test('is refused where addresses are asked for', async () => {
    const end = await world.walker().go('/api/auth/callback/provider', { code: 'a', state: 'b' })
    expect(end.at).toMatch(/login-error\?error=state_mismatch/)
  })
})

test('a client with a secret proves itself with it at every step, and nothing secret is in any line of the log', async () => {
  const clientSecret = 'a-secret of this+client/&=%'
  const outputs = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level)),
    vi.spyOn(process.stderr, 'write'),
  ]
  const known = await identityWalk({ settings: { clientSecret } })
  const walker = known.walker()
  expect((await walker.logIn()).at).toBe('/extranet')
  await known.identity.sessions.change('UPDATE customer_sessions SET tokens_end_at = 0')
  expect((await walker.session()).authenticated).toBe(true)
  const unknown = { ...known.identity, settings: { ...known.identity.settings, clientSecret: 'another secret' } }
  const stranger = walkerIn(unknown)
  const end = await stranger.logIn()
  expect(end.at).toMatch(/^\/login-error\?error=provider_error&/)
  expect(stranger.cookies.has('__Host-session')).toBe(false)
  const secrets = end.trail.flatMap((one) =>
    ['code', 'state', 'nonce', 'code_challenge'].flatMap((name) => new URL(one).searchParams.get(name) ?? []),
  )
  expect(secrets.length).toBeGreaterThan(4)
  const said = JSON.stringify([known.identity.lines, outputs.map(({ mock }) => mock.calls)])
  for (const secret of [...secrets, 'another secret', clientSecret, 'llaves-2026']) expect(said).not.toContain(secret)
  expect(known.identity.lines).toHaveLength(1)
  vi.restoreAllMocks()
  await known.stop()
})

describe('a silent check', () => {
  test('uses the provider’s session without a prompt', async () => {
    const walker = world.walker()
    await walker.logIn()
    walker.cookies.delete('__Host-session')
    const end = await walker.go('/api/auth/login?mode=silent')
    expect(end.at).toBe('http://localhost:3999/api/auth/done?mode=silent&result=ok')
    expect((await walker.session()).authenticated).toBe(true)
  })

  test('without a session at the provider logs out locally', async () => {
    const walker = world.walker()
    await walker.logIn()
    const copy = new Map(walker.cookies)
    for (const name of walker.cookies.keys()) if (name.startsWith('_identity')) walker.cookies.delete(name)
    const end = await walker.go('/api/auth/login?mode=silent')
    expect(end.at).toContain('result=login_required')
    expect([walker.cookies.has('__Host-session'), walker.cookies.has('is_authenticated')]).toEqual([false, false])
    walker.cookies.set('__Host-session', copy.get('__Host-session') ?? '')
    expect((await walker.session()).authenticated).toBe(false)
  })

  test.each([
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
    ['an address that was typed', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
  ])('is started by no request from outside our pages, so that none ends a session: %s', async (_, headers) => {
    const walker = world.walker()
    await walker.logIn()
    for (const name of walker.cookies.keys()) if (name.startsWith('_identity')) walker.cookies.delete(name)
    Object.assign(walker.headers, headers)
    const end = await walker.go('/api/auth/login?mode=silent&returnTo=/productos')
    expect(end.at).toBe('/productos')
    expect((await walker.session()).authenticated).toBe(true)
  })
})

describe('a logout', () => {
  test('asks for no new tokens, so that it ends the session at once whatever the provider does', async () => {
    const walker = world.walker()
    await walker.logIn()
    await world.identity.sessions.change('UPDATE customer_sessions SET tokens_end_at = 0')
    world.fault('refresh-refused')
    await walker.go('/api/auth/logout', { returnTo: '/' })
    const row = (await world.identity.sessions.rows('SELECT * FROM customer_sessions ORDER BY rowid DESC'))[0]
    expect(row).toMatchObject({ ended_because: 'session_expired', tokens: '', claims: '{}' })
  })

  test('ends our session and the provider’s, and leads to a page that needs no login', async () => {
    const walker = world.walker()
    await walker.logIn()
    const stolen = walker.cookies.get('__Host-session') ?? ''
    const page = await walker.go('/api/auth/logout', { returnTo: '/en/extranet/catalogues' })
    const requested = new URL(page.at).searchParams
    // An address is no place for a token; the client's name is enough (OpenID Connect RP-Initiated Logout 1.0, section 2).
    expect(requested.has('id_token_hint')).toBe(false)
    expect([
      requested.get('client_id'),
      requested.get('post_logout_redirect_uri'),
      requested.get('ui_locales'),
    ]).toEqual(['zarandal-site', 'http://localhost:3999/api/auth/logged-out', 'en'])
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const end = await walker.go(new URL('/session/end/confirm', page.at).href, { xsrf, logout: 'yes' })
    expect(end.at).toBe('/en')
    expect((await walker.go('/api/auth/login?mode=silent')).at).toContain('login_required')
    const thief = world.walker()
    thief.cookies.set('__Host-session', stolen)
    expect(await thief.session()).toMatchObject({ authenticated: false, error: 'session_expired' })
  })
})
