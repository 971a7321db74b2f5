import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { testIdentity, testTokens } from 'site/identity/identity.fixture.ts'
import { findSession } from 'site/identity/session/find-session.ts'
import { openSessions } from 'site/identity/session/open-sessions.ts'
import { encryptTicket, sessionCookieName } from 'site/identity/session/session-cookie.ts'
import { createSession } from 'site/identity/session/session-rows.ts'
import { expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'sessions-'))
const run = promisify(execFile)

test('the next request of a customer is refused after the sessions ended', async () => {
  const site = { ...testIdentity(), sessions: openSessions(join(folder, 'sessions.db')) }
  const ticket = await createSession(site, testTokens(site))
  const cookie = `${sessionCookieName}=${await encryptTicket(ticket, site.settings.secret)}`
  const end = async (who: string) => {
    const script = join(import.meta.dirname, 'end-sessions.ts')
    return (await run(process.execPath, [script, who], { env: { ...process.env, IDENTITY_FOLDER: folder } })).stdout
  }
  expect(await end('somebody@example.org')).toBe('0 sessions of somebody@example.org ended.\n')
  expect((await findSession(site, cookie)).isHeld).toBe(true)
  expect(await end('ana@example.org')).toBe('1 session of ana@example.org ended.\n')
  expect(await findSession(site, cookie)).toEqual({ isHeld: false, because: 'session_expired' })
  await site.sessions.close()
  await rm(folder, { recursive: true })
})
