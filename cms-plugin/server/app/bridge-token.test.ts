import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readBridgeToken } from './bridge-token.ts'

const secret = 'secret-of-the-app'
const now = 1_800_000_000_000
const who = { app_id: 7, space_id: 100_001, user_id: 1, iat: now / 1000, exp: now / 1000 + 60 }

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
function token(claims: object, { alg = 'HS256', key = secret, digest = 'sha256' } = {}) {
  const signed = `${part({ alg, typ: 'JWT' })}.${part(claims)}`
  return `${signed}.${createHmac(digest, key).update(signed).digest('base64url')}`
}

test('a token of the CMS says who sits before it', async () => {
  expect(await readBridgeToken(token(who), secret, now)).toEqual({ spaceId: '100001', userId: '1' })
})

test.each([
  ['of another secret', token(who, { key: 'guessed-secret' })],
  ['without a signature', token(who).replace(/[^.]*$/, '')],
  ['that names no algorithm', token(who, { alg: 'none' })],
  ['that names another algorithm', token(who, { alg: 'HS512', digest: 'sha512' })],
  ['whose claims were changed', token(who).replace(part(who), part({ ...who, user_id: 2 }))],
  ['that is over', token({ ...who, exp: now / 1000 })],
  ['without an end', token({ ...who, exp: undefined })],
  ['without a space', token({ ...who, space_id: undefined })],
  ['whose user is a path', token({ ...who, user_id: '../1' })],
  ['of four parts', `${token(who)}.x`],
  ['longer than any', token({ ...who, more: 'x'.repeat(5000) })],
  ['that is none', 'guessed'],
  ['that is empty', ''],
])('a token %s says nothing', async (_, given) => {
  expect(await readBridgeToken(given, secret, now)).toBeUndefined()
})
