import { type TestIdentity, testIdentity, testTokens } from 'site/identity/identity.fixture.ts'
import { startTransaction, takeTransaction } from 'site/identity/login/transaction.ts'
import { endSessionsOf } from 'site/identity/session/end-sessions-of.ts'
import { findSession } from 'site/identity/session/find-session.ts'
import { openSessions } from 'site/identity/session/open-sessions.ts'
import { oneAtATime } from 'site/identity/session/refresh-lock.ts'
import { rotateSession } from 'site/identity/session/respond-with-session.ts'
import { encryptTicket, sessionCookieName } from 'site/identity/session/session-cookie.ts'
import { createSession, endSession, readSession } from 'site/identity/session/session-rows.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { testedDatabases } from '../support/tested-databases.ts'

const databases = await testedDatabases()
const opened: TestIdentity[] = []
afterAll(async () => {
  await Promise.all(opened.map(({ sessions }) => sessions.close()))
  await Promise.all(databases.map(({ stop }) => stop()))
})

describe.each(databases)('two machines with the sessions on $name', ({ place }) => {
  async function machines() {
    const address = await place()
    const both = [testIdentity(), testIdentity()].map((one) => ({ ...one, sessions: openSessions(address) }))
    opened.push(...both)
    const [here, there] = both
    if (!here || !there) throw new Error('Two machines were started.')
    const ticket = await createSession(here, testTokens(here))
    const cookie = `${sessionCookieName}=${await encryptTicket(ticket, here.settings.secret)}`
    return { here, there, ticket, cookie }
  }

  test('a login on one is a session on the other, and a logout there ends it here', async () => {
    const { here, there, ticket, cookie } = await machines()
    expect(await findSession(there, cookie)).toMatchObject({ isHeld: true, claims: { name: 'Ana Ruiz' } })
    await endSession(there, ticket.id, 'session_expired')
    expect(await findSession(here, cookie)).toEqual({ isHeld: false, because: 'session_expired' })
    const [row] = await here.sessions.rows('SELECT tokens, claims FROM customer_sessions')
    expect({ ...row }).toEqual({ tokens: '', claims: '{}' })
  })

  test('all sessions of a person end by their address, whichever machine holds them', async () => {
    const { here, there, cookie } = await machines()
    await createSession(there, testTokens(there))
    expect(await endSessionsOf(there, 'nobody@example.org')).toBe(0)
    expect(await endSessionsOf(there, 'ana@EXAMPLE.org')).toBe(2)
    expect((await findSession(here, cookie)).isHeld).toBe(false)
  })

  test('of two that rotate a secret together one does, and a stolen earlier one ends the session', async () => {
    const { here, there, ticket, cookie } = await machines()
    for (const { clock } of [here, there]) clock.at += 16 * 60_000
    const row = await readSession(here, ticket.id)
    if (!row) throw new Error('The session is there.')
    const tickets = await Promise.all([here, there].map((one) => rotateSession(one, row, ticket)))
    const [next] = tickets.filter((one) => one !== undefined)
    expect(tickets.filter((one) => one === undefined)).toHaveLength(1)
    const nextCookie = `${sessionCookieName}=${await encryptTicket(next ?? ticket, here.settings.secret)}`
    expect((await findSession(there, nextCookie)).isHeld).toBe(true)
    for (const { clock } of [here, there]) clock.at += 61_000
    expect(await findSession(here, cookie)).toEqual({ isHeld: false, because: 'session_replayed' })
    expect((await findSession(there, nextCookie)).isHeld).toBe(false)
  })

  test('of two that would refresh the tokens one does, and the other finds it done', async () => {
    const { here, there, ticket } = await machines()
    const done: string[] = []
    const refresh = (one: TestIdentity, name: string) =>
      oneAtATime(one, ticket.id, {
        waits: true,
        isNeeded: async () => done.length === 0,
        run: async () => void done.push(name),
      })
    await Promise.all([refresh(here, 'here'), refresh(there, 'there')])
    expect(done).toHaveLength(1)
  })

  test('a login in progress ends once', async () => {
    const { here, there } = await machines()
    const login = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43), returnTo: '/', mode: 'redirect' as const }
    const [cookie = ''] = await startTransaction(here, login, null)
    const taken = await Promise.all([here, there].map((one) => takeTransaction(one, 's', cookie)))
    expect(taken.map(({ isUsed }) => isUsed).toSorted()).toEqual([false, true])
  })
})
