import { expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { answerSession } from './answer-session.ts'
import { testIdentity, testTokens } from './identity.fixture.ts'
import { sealTicket, sessionCookieName } from './session-cookie.ts'
import { createSession } from './session-rows.ts'

test('a customer who goes on reading stays known: the hint gets another day with every exchange of the secret', async () => {
  const identity = testIdentity()
  const ticket = await createSession(identity, testTokens(identity))
  const session = `${sessionCookieName}=${await sealTicket(ticket, identity.settings.secret)}`
  const ask = async (cookie: string) => {
    const request = new Request('http://localhost/api/session', { headers: { cookie } })
    const answer = await answerSession({ identity, request, origin: 'http://localhost', market: markets.base })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    return answer.headers.getSetCookie()
  }
  const both = [
    expect.stringMatching(/^__Host-session=/),
    expect.stringMatching(/^is_authenticated=1; .*Max-Age=86400/),
  ]
  expect(await ask(`${session}; is_authenticated=1`)).toEqual([])
  expect(await ask(session)).toEqual(both)
  identity.clock.at += 16 * 60_000
  expect(await ask(`${session}; is_authenticated=1`)).toEqual(both)
})

test('who comes without a session is given no cookie and loses none', async () => {
  const request = new Request('http://localhost/api/session', { headers: { cookie: 'is_authenticated=1' } })
  const exchange = { identity: testIdentity(), request, origin: 'http://localhost', market: markets.base }
  const answer = await answerSession(exchange)
  expect([await answer.json(), answer.headers.getSetCookie()]).toEqual([{ authenticated: false, loading: false }, []])
})
