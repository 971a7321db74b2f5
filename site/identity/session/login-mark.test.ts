import { expect, test } from 'vitest'
import { testIdentity, testTokens } from '../identity.fixture.ts'
import { loginMark } from './login-mark.ts'
import { createSession } from './session-rows.ts'

test('each login has a mark of its own, also two logins of one person', async () => {
  const identity = testIdentity()
  const first = await createSession(identity, testTokens(identity))
  const second = await createSession(identity, testTokens(identity))
  expect(loginMark(identity, first)).toBe(loginMark(identity, { id: first.id }))
  expect(loginMark(identity, first)).not.toBe(loginMark(identity, second))
})

test('a mark is opaque: it fits a cookie, holds no id, and depends on the secret', () => {
  const ticket = { id: 'session-1' }
  const mark = loginMark(testIdentity(), ticket)
  expect(mark).toMatch(/^[\w-]{22}$/)
  expect(Buffer.from(mark, 'base64url').toString()).not.toContain('session')
  const other = testIdentity({ settings: { secret: 'another-secret-of-tests-0123456789' } })
  expect(loginMark(other, ticket)).not.toBe(mark)
})
