import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openGrants, type TokenSet } from './grants.ts'

const verifier = 'a-verifier-of-forty-three-letters-or-more-000'
const challenge = createHash('sha256').update(verifier).digest('base64url')
const app = { clientId: 'app', redirectUri: 'https://localhost/callback' }

function open() {
  let time = 0
  const grants = openGrants(() => time)
  const code = grants.authorize({ ...app, challenge })
  const exchange = (change: object = {}) => grants.exchange({ ...app, code, verifier, ...change })
  const refresh = (token: string, clientId = app.clientId) => grants.refresh({ token, clientId })
  return { grants, exchange, refresh, wait: (ms: number) => (time += ms) }
}

const tokens = (result: unknown) => result as TokenSet

describe('an authorization code', () => {
  test('is exchanged for tokens with its verifier', () => {
    const { grants, exchange } = open()
    expect(grants.isAccessToken(tokens(exchange()).access_token)).toBe(true)
  })

  test.each([
    ['another verifier', { verifier: `${verifier}x` }],
    ['another address', { redirectUri: 'https://localhost/other' }],
    ['another app', { clientId: 'other' }],
    ['an unknown code', { code: 'guessed' }],
  ])('is refused for %s', (_, change) => {
    expect(open().exchange(change)).toBe('invalid_grant')
  })

  test('expires after a minute', () => {
    const { exchange, wait } = open()
    wait(60_000)
    expect(exchange()).toBe('invalid_grant')
  })

  test('revokes its tokens when it is used twice', () => {
    const { grants, exchange, refresh } = open()
    const first = tokens(exchange())
    expect(exchange()).toBe('invalid_grant')
    expect(grants.isAccessToken(first.access_token)).toBe(false)
    expect(refresh(first.refresh_token)).toBe('invalid_grant')
  })
})

describe('a token', () => {
  test('expires after 15 minutes; its refresh token is valid once', () => {
    const { grants, exchange, refresh, wait } = open()
    const first = tokens(exchange())
    wait(15 * 60_000)
    expect(grants.isAccessToken(first.access_token)).toBe(false)
    const second = tokens(refresh(first.refresh_token))
    expect(grants.isAccessToken(second.access_token)).toBe(true)
    expect(refresh(first.refresh_token)).toBe('invalid_grant')
  })

  test('is revoked with its whole family when another app uses its refresh token', () => {
    const { grants, exchange, refresh } = open()
    const first = tokens(exchange())
    expect(refresh(first.refresh_token, 'other')).toBe('invalid_grant')
    expect(grants.isAccessToken(first.access_token)).toBe(false)
    expect(refresh(first.refresh_token)).toBe('invalid_grant')
  })

  test('is not issued for an unknown refresh token', () => {
    expect(open().refresh('guessed')).toBe('invalid_grant')
  })

  test('is not issued after thirty days without a refresh', () => {
    const { exchange, refresh, wait } = open()
    const first = tokens(exchange())
    wait(30 * 24 * 3600_000)
    expect(refresh(first.refresh_token)).toBe('invalid_grant')
  })
})
