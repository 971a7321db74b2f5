import { expect, test } from 'vitest'
import { IdentityError } from '../identity-errors.ts'
import { causeOf, withCause } from './failure-cause.ts'

const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg'

test.each<[string, unknown, string]>([
  ['nothing', undefined, ''],
  ['a text', 'the answer has no code', 'the answer has no code'],
  ['the code and the sentence of an error', Object.assign(new Error('no'), { code: 'ECONNRESET' }), 'ECONNRESET no'],
  [
    'errors below errors',
    new TypeError('fetch failed', {
      cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' }),
    }),
    'fetch failed: connect ECONNREFUSED 127.0.0.1:1',
  ],
  [
    'what a library has wrapped',
    new Error('Read more', { cause: { err: new Error('unexpected "iss"'), code: 'a-code' } }),
    'unexpected "iss"',
  ],
  ['a long word of a specification', 'unsupported_response_type', 'unsupported_response_type'],
  [
    'a long code',
    Object.assign(new Error('no'), { code: 'OAUTH_RESPONSE_IS_NOT_CONFORM' }),
    'OAUTH_RESPONSE_IS_NOT_CONFORM no',
  ],
  ['a sentence of several lines', 'one\r\n{"level":"info"}\u2028two', 'one {"level":"info"} two'],
])('the log contains %s', (_, error, text) => {
  expect(causeOf(error)).toBe(text)
})

test.each<[string, unknown]>([
  ['a token in the provider’s words', `invalid_grant: token ${token} is unknown`],
  ['a token beside an error', Object.assign(new Error('no'), { body: { mfa_token: token } })],
  ['a body beside an error', new Error('no', { cause: { body: { access_token: token } } })],
  ['parameters beside a wrapped error', new Error('', { cause: { err: new Error('no'), state: token, code: token } })],
  ['a token as a code', Object.assign(new Error('no'), { code: token })],
  ['a token in an address', new Error(`GET https://a.example/cb?code=${token}&state=x failed`)],
])('the log leaves out %s', (_, error) => {
  const said = withCause('A login failed: provider_error', error)
  for (const part of token.split('.')) expect(said).not.toContain(part)
  expect(said).toMatch(/^A login failed: provider_error; cause: \S/)
})

test('the log contains no personal data, and a cyclic cause ends', () => {
  expect(causeOf('user ana@example.org is blocked')).toBe('user … is blocked')
  expect(causeOf('x '.repeat(1000))).toHaveLength(240)
  const circle = new Error('again')
  circle.cause = circle
  expect(causeOf(circle)).toBe(Array(5).fill('again').join(': '))
  expect(causeOf(new IdentityError('timeout').cause)).toBe('')
})
