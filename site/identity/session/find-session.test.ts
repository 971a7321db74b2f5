import { describe, expect, test } from 'vitest'
import { testIdentity, testTokens } from '../identity.fixture.ts'
import { endSessionsOf } from './end-sessions-of.ts'
import { findSession } from './find-session.ts'
import { encryptTicket, sessionCookieName } from './session-cookie.ts'
import { createSession, endSession } from './session-rows.ts'

const hour = 3_600_000

async function signedIn(identity = testIdentity()) {
  const ticket = await createSession(identity, testTokens(identity))
  const cookie = `a=b; ${sessionCookieName}=${await encryptTicket(ticket, identity.settings.secret)}`
  return { identity, ticket, cookie }
}

describe('a session', () => {
  test('is found by its cookie', async () => {
    const { identity, cookie } = await signedIn()
    expect(await findSession(identity, cookie)).toMatchObject({ isHeld: true, claims: { sub: 'person-1' } })
  })

  test('whose row cannot be read is neither held nor ended', async () => {
    const { identity, cookie } = await signedIn()
    await identity.sessions.close()
    await expect(findSession(identity, cookie)).rejects.toMatchObject({ code: 'sessions-unavailable' })
  })

  test('that was ended is refused by the next request, with its reason', async () => {
    const { identity, cookie, ticket } = await signedIn()
    endSession(identity, ticket.id, 'refresh_refused')
    expect(await findSession(identity, cookie)).toEqual({ isHeld: false, because: 'refresh_refused' })
  })

  test('of a person is ended with all other sessions of that person', async () => {
    const { identity, cookie } = await signedIn()
    const second = await signedIn(identity)
    expect(await endSessionsOf(identity, 'person-1')).toBe(2)
    expect((await findSession(identity, cookie)).isHeld).toBe(false)
    expect((await findSession(identity, second.cookie)).isHeld).toBe(false)
  })

  test('of an e-mail address is ended the same way, and no other one', async () => {
    const { identity, cookie } = await signedIn()
    expect(await endSessionsOf(identity, 'berta@example.org')).toBe(0)
    expect((await findSession(identity, cookie)).isHeld).toBe(true)
    expect(await endSessionsOf(identity, 'ANA@example.org')).toBe(1)
    expect((await findSession(identity, cookie)).isHeld).toBe(false)
  })

  test('ends after its idle timeout, and after its absolute lifetime although it is used', async () => {
    const { identity, cookie } = await signedIn()
    identity.clock.at += 13 * hour
    expect(await findSession(identity, cookie)).toEqual({ isHeld: false, because: 'session_expired' })
    const used = await signedIn()
    for (let hours = 0; hours < 7 * 24; hours += 8) {
      used.identity.clock.at += 8 * hour
      expect((await findSession(used.identity, used.cookie)).isHeld).toBe(hours + 8 <= 7 * 24)
    }
    used.identity.clock.at += 1000
    expect(await findSession(used.identity, used.cookie)).toEqual({ isHeld: false, because: 'session_expired' })
  })

  test('with a guessed row id is refused and ends that row, because its id has leaked', async () => {
    const { identity, ticket, cookie } = await signedIn()
    const forged = await encryptTicket({ id: ticket.id, secret: 'guess' }, identity.settings.secret)
    expect(await findSession(identity, `${sessionCookieName}=${forged}`)).toEqual({
      isHeld: false,
      because: 'session_replayed',
    })
    expect((await findSession(identity, cookie)).isHeld).toBe(false)
  })
})

test.each([undefined, null, '', 'a=b', `${sessionCookieName}=`])(
  '%j is no session and gives no reason',
  async (cookie) => {
    expect(await findSession(testIdentity(), cookie)).toEqual({ isHeld: false, because: undefined })
  },
)

test.each(['x', 'a.b.c.d.e', 'x'.repeat(100_000), '%00', '{}', '"'])(
  'a malformed cookie is no session',
  async (value) => {
    const found = await findSession(testIdentity(), `${sessionCookieName}=${value}`)
    expect(found).toEqual({ isHeld: false, because: 'session_expired' })
  },
)

test('a cookie encrypted with another secret is no session', async () => {
  const { identity, ticket } = await signedIn()
  const encrypted = await encryptTicket(ticket, 'another secret of the same length')
  expect((await findSession(identity, `${sessionCookieName}=${encrypted}`)).isHeld).toBe(false)
})
