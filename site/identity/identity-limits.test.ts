import { expect, test } from 'vitest'
import { identityLimits } from './identity-limits.ts'
import { endedSessionCookies, sessionCookies } from './session/session-cookie.ts'

const day = 86_400

test('the numbers of the login are those of the specification (section 9)', () => {
  expect(identityLimits).toMatchObject({
    leewaySeconds: 60,
    refreshMarginSeconds: 60,
    httpTimeoutMs: 10_000,
    tokenTries: 3,
    lockWaitMs: 5000,
    lockTries: 10,
    popupWidth: 400,
    popupHeight: 600,
    popupTimeoutMs: 60_000,
    transactionSeconds: day,
    sessionCheckSeconds: day,
  })
})

test('the session is for this host and no script; the hint beside it lasts a day; both are taken back as they were set', () => {
  const [session = '', hint = ''] = sessionCookies('sealed', 'mark')
  expect(session).toBe(`__Host-session=sealed; Max-Age=${7 * day}; Path=/; HttpOnly; Secure; SameSite=Lax`)
  expect(hint).toBe(`is_authenticated=mark; Max-Age=${day}; Path=/; Secure; SameSite=Lax`)
  const taken = (cookie: string) => cookie.replace(/=[^;]*/, '=').replace(/Max-Age=\d+/, 'Max-Age=0')
  expect(endedSessionCookies()).toEqual([taken(session), taken(hint)])
})
