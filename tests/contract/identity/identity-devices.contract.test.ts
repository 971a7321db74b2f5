import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PostgresServer, startPostgres } from 'scripts/system/services/start-postgres.ts'
import { testIdentity, testTokens } from 'site/identity/identity.fixture.ts'
import { findSession } from 'site/identity/session/find-session.ts'
import { openSessions } from 'site/identity/session/open-sessions.ts'
import { endOwnSessions, listOwnSessions } from 'site/identity/session/own-sessions.ts'
import { encryptTicket, sessionCookieName } from 'site/identity/session/session-cookie.ts'
import { createSession } from 'site/identity/session/session-rows.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let folder: string
let postgres: PostgresServer | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devices-'))
  postgres = await startPostgres()
}, 60_000)
afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true })
})

const laptop = { browser: 'Firefox', system: 'Linux', network: '203.0.113.x', country: '' }

describe.each(['SQLite', 'PostgreSQL'])('sessions in %s', (name) => {
  const place = () => (name === 'SQLite' ? join(folder, 'sessions.db') : postgres?.url)

  test('that are ended by another instance are refused here at the next request', async ({ skip }) => {
    const at = place()
    if (at === undefined) return skip('PostgreSQL is not installed')
    const [here, there] = [at, at].map((one) => ({ ...testIdentity(), sessions: openSessions(one) }))
    if (!here || !there) throw new Error('Two instances')
    const [stays, goes] = [
      await createSession(here, testTokens(here)),
      await createSession(there, testTokens(there), laptop),
    ]
    const held = { id: stays.id, subject: 'person-1' }
    const others = (await listOwnSessions(here, held)).filter(({ isPresent }) => !isPresent)
    expect(others).toMatchObject([laptop])
    const cookieOf = async (ticket: typeof stays) =>
      `${sessionCookieName}=${await encryptTicket(ticket, here.settings.secret)}`
    const isHeld = async (ticket: typeof stays) => (await findSession(there, await cookieOf(ticket))).isHeld
    expect([await isHeld(stays), await isHeld(goes)]).toEqual([true, true])
    await endOwnSessions(here, held, 'others')
    expect([await isHeld(stays), await isHeld(goes)]).toEqual([true, false])
    await Promise.all([here.sessions.close(), there.sessions.close()])
  })

  test('of the version before, which knows no devices, are written and read beside these', async ({ skip }) => {
    const at = place()
    if (at === undefined) return skip('PostgreSQL is not installed')
    const identity = { ...testIdentity(), sessions: openSessions(at) }
    const now = identity.now()
    await identity.sessions.change(
      `INSERT INTO customer_sessions (id, secret, rotated_at, proved_at, subject, claims, tokens, created_at, seen_at, tokens_end_at)
       VALUES ('older', 'x', $1, $1, 'person-2', '{}', '', $1, $1, $1)`,
      [now],
    )
    const devices = await listOwnSessions(identity, { id: 'none', subject: 'person-2' })
    expect(devices).toMatchObject([{ browser: '', system: '', network: '', country: '', createdAt: now }])
    await identity.sessions.close()
  })
})
