import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSessions } from 'site/identity/session/open-sessions.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { identityWalk, walkerIn } from '../../support/customer/identity-walk.ts'

let world: Awaited<ReturnType<typeof identityWalk>>
beforeAll(async () => {
  world = await identityWalk({ limits: { httpTimeoutMs: 600 } })
})
afterEach(() => {
  world.faults.clear()
  world.identity.clock.at = Date.now()
})
afterAll(() => world.stop())

/** A customer whose tokens have so many seconds left. */
async function customerWith(seconds: number) {
  const walker = world.walker()
  world.identity.clock.at = Date.now()
  await walker.logIn()
  await endTokensIn(seconds)
  return walker
}

async function endTokensIn(seconds: number): Promise<void> {
  const at = world.identity.clock.at + seconds * 1000
  const { id } = await rowOf()
  await world.identity.sessions.change('UPDATE customer_sessions SET tokens_end_at = $1 WHERE id = $2', [at, id])
}

async function rowOf() {
  const [row] = await world.identity.sessions.rows('SELECT * FROM customer_sessions ORDER BY rowid DESC')
  return row as { id: string; tokens: string; tokens_end_at: number; ended_because: string }
}

describe('tokens', () => {
  test('are used until a minute before they end, then exchanged for new ones', async () => {
    const walker = await customerWith(61)
    const { tokens } = await rowOf()
    await walker.session()
    expect((await rowOf()).tokens).toBe(tokens)
    world.identity.clock.at += 2000
    expect((await walker.session()).authenticated).toBe(true)
    await expect.poll(async () => (await rowOf()).tokens, { timeout: 10_000 }).not.toBe(tokens)
    expect((await rowOf()).tokens_end_at).toBeGreaterThan(world.identity.clock.at + 3_500_000)
  })

  test('that still hold let no request wait for a provider that hangs', async () => {
    const walker = await customerWith(30)
    world.fault('slow', { ms: 60_000, path: '/token' })
    const session = await walker.session()
    // The provider has not answered, nor has the request for it been given up.
    expect([session.authenticated, world.identity.lines.length]).toEqual([true, 0])
  })

  test('are refreshed once when thirty requests of two processes come at the same moment', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sessions-'))
    // Each with its own connection to the table; a second use of a refresh token would end the whole grant.
    const processes = [1, 2].map(() => ({ ...world.identity, sessions: openSessions(join(folder, 'sessions.db')) }))
    const walkers = processes.map(walkerIn)
    await walkers[0]?.logIn()
    for (const [name, value] of walkers[0]?.cookies ?? []) walkers[1]?.cookies.set(name, value)
    const tokensEnd = () =>
      processes[0]?.sessions.change('UPDATE customer_sessions SET tokens_end_at = $1', [world.identity.clock.at - 1000])
    for (let round = 0; round < 3; round += 1) {
      await tokensEnd()
      const sessions = await Promise.all(Array.from({ length: 30 }, (_, index) => walkers[index % 2]?.session()))
      expect(sessions.filter((session) => session?.authenticated)).toHaveLength(30)
    }
    for (const { sessions } of processes) await sessions.close()
    await rm(folder, { recursive: true })
  })

  test.each([
    ['the provider refuses', 'refresh-refused', 'refresh_refused'],
    ['a second factor', 'mfa_required', 'mfa_required'],
    ['the signature', 'signature', 'refresh_refused'],
    ['another issuer', 'issuer', 'refresh_refused'],
    ['another organisation', 'organisation', 'refresh_refused'],
  ] as const)('that cannot be refreshed (%s) end the session, and it is said why', async (_, fault, because) => {
    const walker = await customerWith(30)
    world.fault(fault)
    expect(await walker.session()).toMatchObject({ authenticated: true })
    await expect
      .poll(() => walker.session(), { timeout: 10_000 })
      .toMatchObject({ authenticated: false, error: because })
    expect(walker.cookies.has('__Host-session')).toBe(false)
  })

  test('without a refresh token end the session when their time is over', async () => {
    world.fault('missing-refresh-token')
    const walker = await customerWith(-1)
    expect(await walker.session()).toMatchObject({ authenticated: false, error: 'missing_refresh_token' })
  })

  test('are outlived by the session for a quarter of an hour while the provider is away', async () => {
    const walker = await customerWith(50)
    world.fault('dead-token')
    expect((await walker.session()).authenticated).toBe(true)
    world.identity.clock.at += 20_000
    world.faults.clear()
    expect((await walker.session()).authenticated).toBe(true)
    await expect
      .poll(async () => (await rowOf()).tokens_end_at, { timeout: 10_000 })
      .toBeGreaterThan(world.identity.clock.at + 60_000)
    const late = await customerWith(-1)
    world.fault('dead-token')
    expect((await late.session()).authenticated).toBe(true)
    world.identity.clock.at += 14 * 60_000
    expect((await late.session()).authenticated).toBe(true)
    world.identity.clock.at += 61_000
    expect(await late.session()).toMatchObject({ authenticated: false, error: 'session_expired' })
    world.faults.clear()
    world.identity.clock.at = Date.now()
    const logIn = () => late.logIn().then(() => late.session())
    await expect.poll(logIn, { timeout: 15_000 }).toMatchObject({ authenticated: true })
  })
})

describe('the cookie of a session', () => {
  test('gets a new secret after a quarter of an hour; the old one is good for a minute more, then it ends the session', async () => {
    const walker = world.walker()
    await walker.logIn()
    const old = walker.cookies.get('__Host-session') ?? ''
    world.identity.clock.at += 16 * 60_000
    await walker.session()
    expect(walker.cookies.get('__Host-session')).not.toBe(old)
    const late = world.walker()
    late.cookies.set('__Host-session', old)
    expect((await late.session()).authenticated).toBe(true)
    await walker.session()
    world.identity.clock.at += 61_000
    expect(await late.session()).toMatchObject({ authenticated: false, error: 'session_replayed' })
    expect((await walker.session()).authenticated).toBe(false)
  })

  test('that got lost on the way does no harm: the old secret is good until the new one comes back', async () => {
    const walker = world.walker()
    await walker.logIn()
    const old = walker.cookies.get('__Host-session') ?? ''
    world.identity.clock.at += 16 * 60_000
    await walker.session()
    walker.cookies.set('__Host-session', old)
    world.identity.clock.at += 5 * 60_000
    expect((await walker.session()).authenticated).toBe(true)
  })
})
