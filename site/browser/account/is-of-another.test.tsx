import { beforeEach, expect, test } from 'vitest'
import { isOfAnother } from './is-of-another.client.ts'
import { noSession, type SessionResponse } from './session-response.ts'

const customer = { name: '', email: '', organisation: '', groups: [], market: undefined }
const responseOf = (subject: string, login: string): SessionResponse => ({
  user: { ...customer, subject },
  login,
  authenticated: true,
  loading: false,
})

beforeEach(() => sessionStorage.clear())

test.each([
  ['its own login', responseOf('a', 'login-1'), false],
  ['a new login of the same customer', responseOf('a', 'login-2'), true],
  ['another customer', responseOf('b', 'login-2'), true],
  ['nobody', noSession, true],
  ['nobody, because the session ended', { ...noSession, error: 'session_expired' }, true],
])(
  'a document with pages from behind the login is replaced unless the session is its own: %s',
  (_, response, isReplaced) => {
    expect(isOfAnother(response, 'login-1')).toBe(isReplaced)
  },
)

test('a public page keeps what was typed when its customer logs out and in again', () => {
  isOfAnother(responseOf('a', 'login-1'), undefined)
  sessionStorage.setItem('form:consulta', 'Ferretería del Puerto')
  expect(isOfAnother(noSession, undefined)).toBe(false)
  expect(isOfAnother(responseOf('a', 'login-2'), undefined)).toBe(false)
  expect(sessionStorage.getItem('form:consulta')).toBe('Ferretería del Puerto')
})

test('a public page is replaced once when another customer logs in, and what was typed in the tab is forgotten', () => {
  isOfAnother(responseOf('a', 'login-1'), undefined)
  sessionStorage.setItem('form:consulta', 'Ferretería del Puerto')
  expect(isOfAnother(responseOf('b', 'login-2'), undefined)).toBe(true)
  expect(sessionStorage.getItem('form:consulta')).toBeNull()
  expect(isOfAnother(responseOf('b', 'login-2'), undefined)).toBe(false)
})
