import type { FaultName } from 'local-stack/identity-provider/faults.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { identityWalk, type Walker, walkerIn } from '../../support/customer/identity-walk.ts'

let world: Awaited<ReturnType<typeof identityWalk>>
beforeAll(async () => {
  world = await identityWalk({ limits: { httpTimeoutMs: 600 } })
})
afterEach(() => world.faults.clear())
afterAll(() => world.stop())

const newest = '(SELECT max(rowid) FROM customer_sessions)'

async function endTokensIn(ms: number): Promise<void> {
  const { sessions, clock } = world.identity
  await sessions.change(`UPDATE customer_sessions SET tokens_end_at = $1 WHERE rowid = ${newest}`, [clock.at + ms])
}

async function tokensEndIn(): Promise<number> {
  const { sessions, clock } = world.identity
  const [row] = await sessions.rows(`SELECT tokens_end_at FROM customer_sessions WHERE rowid = ${newest}`)
  return Number(row?.['tokens_end_at']) - clock.at
}

/** A process that has just started and has sent the provider no request yet. */
const freshProcess = () => ({ ...world.identity })

const discovery = '/.well-known/openid-configuration'

/** The outages of a provider, and the message that a person sees. */
const outages: readonly [name: FaultName, code: string][] = [
  ['dead', 'provider_unavailable'],
  ['busy', 'provider_unavailable'],
  ['html', 'provider_unavailable'],
  ['slow', 'timeout'],
]

async function endOf(walker: Walker): Promise<string> {
  walker.cookies.set('i18n_redirected', 'en')
  return (await walker.logIn({ returnTo: '/en/extranet' })).at
}

const reportedOf = (code: string) => expect.stringMatching(new RegExp(`^/en/login-error\\?error=${code}&`))

describe.each(outages)('a provider that is away (%s)', (name, code) => {
  const fault = (path?: string) => world.fault(name, { ms: 1500, ...(path !== undefined && { path }) })

  test.each([
    ['at the start', discovery],
    ['when the code is exchanged', '/token'],
    ['when its keys are asked for', '/jwks'],
  ])('%s shows a message in the language of the page, starts no session, and ends with the outage', async (_, path) => {
    const process = freshProcess()
    fault(path)
    const walker = walkerIn(process)
    expect(await endOf(walker)).toEqual(reportedOf(code))
    expect(walker.cookies.has('__Host-session')).toBe(false)
    world.faults.clear()
    expect(await endOf(walker)).toBe('/en/extranet')
  })

  test.each([
    ['when tokens are exchanged', '/token'],
    ['when its keys are asked for', '/jwks'],
  ])('%s ends no session whose tokens still hold, and is left in peace for a while', async (_, path) => {
    world.identity.clock.at = Date.now()
    const earlier = world.walker()
    await endOf(earlier)
    await endTokensIn(50_000)
    const { clock, lines } = world.identity
    const walker = walkerIn(freshProcess())
    for (const [cookie, value] of earlier.cookies) walker.cookies.set(cookie, value)
    // A question of a code or a refresh token that gets no answer at all is sent three times.
    world.fault(name, { ms: 1500, path, times: name === 'dead' && path === '/token' ? 3 : 1 })
    const before = lines.length
    const sessions = await Promise.all(Array.from({ length: 10 }, () => walker.session()))
    expect(sessions.filter(({ authenticated }) => authenticated)).toHaveLength(10)
    await expect
      .poll(() => lines.slice(before), { timeout: 10_000 })
      .toEqual([expect.stringMatching(new RegExp(`^A session could not be refreshed: ${code}; cause: \\S`))])
    clock.at += 20_000
    expect((await walker.session()).authenticated).toBe(true)
    await expect.poll(tokensEndIn, { timeout: 10_000 }).toBeGreaterThan(3_000_000)
    expect(lines).toHaveLength(before + 1)
  })

  test('is asked once for everybody who wants in at the same moment', async () => {
    const process = freshProcess()
    // A second question would be answered well.
    world.fault(name, { ms: 1500, path: discovery, times: 1 })
    const ends = await Promise.all(Array.from({ length: 20 }, () => endOf(walkerIn(process))))
    expect(ends).toEqual(ends.map(() => reportedOf(code)))
    expect(await endOf(walkerIn(process))).toBe('/en/extranet')
  })
})

test('a provider that reports its outage is down, and has refused no login', async () => {
  const walker = walkerIn(freshProcess())
  walker.cookies.set('i18n_redirected', 'en')
  for (const error of ['temporarily_unavailable', 'server_error']) {
    const form = await walker.go('/api/auth/login?returnTo=/en/extranet')
    const state = new URL(form.trail.find((one) => one.includes('state=')) ?? '').searchParams.get('state') ?? ''
    const query = new URLSearchParams({ error, state, iss: world.issuer })
    expect((await walker.go(`/api/auth/callback/provider?${query}`)).at).toEqual(reportedOf('provider_unavailable'))
  }
})
