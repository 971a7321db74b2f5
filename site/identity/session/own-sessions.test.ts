import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { testIdentity, testTokens } from '../identity.fixture.ts'
import { findSession } from './find-session.ts'
import { loginMark } from './login-mark.ts'
import { endOwnSessions, listOwnSessions } from './own-sessions.ts'
import { respondToEndSessions } from './respond-to-end-sessions.ts'
import { encryptTicket, sessionCookieName } from './session-cookie.ts'
import { createSession } from './session-rows.ts'

const phone = { browser: 'Safari', system: 'iOS', network: '203.0.113.x', country: 'ES' }
const identity = testIdentity()
const { settings, limits, clock } = identity

async function logIn(subject: string) {
  const session = testTokens(identity)
  const { id, secret } = await createSession(
    identity,
    { ...session, claims: { ...session.claims, sub: subject } },
    phone,
  )
  const cookie = `${sessionCookieName}=${await encryptTicket({ id, secret }, settings.secret)}`
  return { id, subject, cookie, mark: loginMark(identity, { id }) }
}

async function post(cookie: string, fields: Record<string, string>): Promise<Response> {
  const init = { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) }
  const request = new Request('http://localhost/api/auth/end-sessions', init)
  return await respondToEndSessions({ identity, request, origin: 'http://localhost', market: markets.base })
}

const isHeld = async (cookie: string) => (await findSession(identity, cookie)).isHeld
const returnTo = '/extranet/mis-dispositivos'

test('a customer sees the sessions that hold, with times and device, the one used last first', async () => {
  const old = await logIn('vera')
  clock.at += 1000
  const present = await logIn('vera')
  await logIn('bruno')
  const [first, second, ...more] = await listOwnSessions(identity, present)
  expect(first).toEqual({ ...phone, mark: present.mark, isPresent: true, createdAt: clock.at, seenAt: clock.at })
  expect(second).toMatchObject({ mark: old.mark, isPresent: false, createdAt: clock.at - 1000 })
  expect(more).toEqual([])
  clock.at += limits.idleSeconds * 1000
  expect((await listOwnSessions(identity, present)).map(({ mark }) => mark)).toEqual([present.mark])
  await endOwnSessions(identity, old, present.mark)
})

test('one session, or all others, are refused at their next request; those of others hold', async () => {
  const [present, second, third, stranger] = await Promise.all(['vera', 'vera', 'vera', 'bruno'].map(logIn))
  if (!present || !second || !third || !stranger) throw new Error('Four logins have four sessions')
  const response = await post(present.cookie, { session: second.mark, returnTo })
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    303,
    returnTo,
    'private, no-store',
  ])
  const held = async () => await Promise.all([present, second, third, stranger].map(({ cookie }) => isHeld(cookie)))
  expect(await held()).toEqual([true, false, true, true])
  await post(present.cookie, { session: 'others', returnTo })
  expect(await held()).toEqual([true, false, false, true])
})

test.each([
  ['the session of another customer', async () => ({ session: (await logIn('bruno')).mark, returnTo }), 404],
  ['a mark that nobody has', async () => ({ session: 'x'.repeat(22), returnTo }), 404],
  ['one of the own that has ended', async () => ({ session: await endedMark(), returnTo }), 303],
  ['a text that is no mark', async () => ({ session: "' OR 1=1 --", returnTo }), 400],
  ['nothing', async () => ({ returnTo }), 400],
])('a form that names %s', async (_, fields, status) => {
  const { cookie } = await logIn('vera')
  expect((await post(cookie, await fields())).status).toBe(status)
})

async function endedMark(): Promise<string> {
  const own = await logIn('vera')
  await endOwnSessions(identity, own, own.mark)
  return own.mark
}

test('leads back to no other website', async () => {
  const { cookie } = await logIn('vera')
  const response = await post(cookie, { session: 'others', returnTo: '//elsewhere.example/x' })
  expect(response.headers.get('location')).not.toContain('elsewhere')
})

test('without a session nothing is ended', async () => {
  expect((await post('', { session: 'others', returnTo })).status).toBe(401)
})
