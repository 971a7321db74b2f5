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

const tokens = (answer: unknown) => answer as TokenSet

describe('a code', () => {
  test('gives tokens to whoever has its verifier', () => {
    const { grants, exchange } = open()
    expect(grants.isAccessToken(tokens(exchange()).access_token)).toBe(true)
  })

  test.each([
    ['another verifier', { verifier: `${verifier}x` }],
    ['another address', { redirectUri: 'https://localhost/other' }],
    ['another app', { clientId: 'other' }],
    ['letters of nobody', { code: 'guessed' }],
  ])('gives nothing for %s', (_, change) => {
    expect(open().exchange(change)).toBe('invalid_grant')
  })

  test('gives nothing after a minute', () => {
    const { exchange, wait } = open()
    wait(60_000)
    expect(exchange()).toBe('invalid_grant')
  })

  test('that comes again takes back what it gave', () => {
    const { grants, exchange, refresh } = open()
    const first = tokens(exchange())
    expect(exchange()).toBe('invalid_grant')
    expect(grants.isAccessToken(first.access_token)).toBe(false)
    expect(refresh(first.refresh_token)).toBe('invalid_grant')
  })
})

describe('a token', () => {
  test('ends after a quarter of an hour; its refresh token gives another, once', () => {
    const { grants, exchange, refresh, wait } = open()
    const first = tokens(exchange())
    wait(15 * 60_000)
    expect(grants.isAccessToken(first.access_token)).toBe(false)
    const second = tokens(refresh(first.refresh_token))
    expect(grants.isAccessToken(second.access_token)).toBe(true)
    expect(refresh(first.refresh_token)).toBe('invalid_grant')
  })

  test('that an app refreshes with another app’s is taken back with all of its family', () => {
    const { grants, exchange, refresh } = open()
    const first = tokens(exchange())
    expect(refresh(first.refresh_token, 'other')).toBe('invalid_grant')
    expect(grants.isAccessToken(first.access_token)).toBe(false)
    expect(refresh(first.refresh_token)).toBe('invalid_grant')
  })

  test('is not given for the refresh token of nobody', () => {
    expect(open().refresh('guessed')).toBe('invalid_grant')
  })

  test('is not given after thirty days without a refresh', () => {
    const { exchange, refresh, wait } = open()
    const first = tokens(exchange())
    wait(30 * 24 * 3600_000)
    expect(refresh(first.refresh_token)).toBe('invalid_grant')
  })
})
