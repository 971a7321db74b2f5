import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { testIdentity, testTokens } from '../identity.fixture.ts'
import { loginMark } from './login-mark.ts'
import { respondWithSession } from './respond-with-session.ts'
import { encryptTicket, sessionCookieName } from './session-cookie.ts'
import { createSession } from './session-rows.ts'

test('the hint cookie gets another day with every rotation of the secret', async () => {
  const identity = testIdentity()
  const ticket = await createSession(identity, testTokens(identity))
  const session = `${sessionCookieName}=${await encryptTicket(ticket, identity.settings.secret)}`
  const send = async (cookie: string) => {
    const request = new Request('http://localhost/api/session', { headers: { cookie } })
    const response = await respondWithSession({ identity, request, origin: 'http://localhost', market: markets.base })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    return response.headers.getSetCookie()
  }
  const mark = loginMark(identity, ticket)
  const both = [
    expect.stringMatching(/^__Host-session=/),
    expect.stringMatching(new RegExp(`^is_authenticated=${mark}; .*Max-Age=86400`)),
  ]
  expect(await send(`${session}; is_authenticated=${mark}`)).toEqual([])
  expect(await send(`${session}; is_authenticated=mark-of-another-login`)).toEqual(both)
  expect(await send(session)).toEqual(both)
  identity.clock.at += 16 * 60_000
  expect(await send(`${session}; is_authenticated=${mark}`)).toEqual(both)
})

test('a request without a session sets and removes no cookie', async () => {
  const request = new Request('http://localhost/api/session', { headers: { cookie: 'is_authenticated=1' } })
  const exchange = { identity: testIdentity(), request, origin: 'http://localhost', market: markets.base }
  const response = await respondWithSession(exchange)
  expect([await response.json(), response.headers.getSetCookie()]).toEqual([
    { authenticated: false, loading: false },
    [],
  ])
})

test('the response holds the mark of the login, and neither the id nor the secret of its session', async () => {
  const identity = testIdentity()
  const ticket = await createSession(identity, testTokens(identity))
  const cookie = `${sessionCookieName}=${await encryptTicket(ticket, identity.settings.secret)}`
  const request = new Request('http://localhost/api/session', { headers: { cookie } })
  const response = await respondWithSession({ identity, request, origin: 'http://localhost', market: markets.base })
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ login: loginMark(identity, ticket), authenticated: true })
  for (const secret of [ticket.id, ticket.secret]) expect(text).not.toContain(secret)
})
