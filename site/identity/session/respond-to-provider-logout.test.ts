import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { listening } from '#site/server/listening.fixture.ts'
import { type TestIdentity, testIdentity, testTokens } from '../identity.fixture.ts'
import { respondToProviderLogout } from './respond-to-provider-logout.ts'
import { createSession } from './session-rows.ts'

const own = await generateKeyPair('RS256')
const foreign = await generateKeyPair('RS256')
const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' }

let provider: Awaited<ReturnType<typeof listening>>
beforeAll(async () => {
  provider = await listening((request, response) => {
    const at = (path: string) => `${provider.origin}${path}`
    const metadata = {
      issuer: provider.origin,
      authorization_endpoint: at('/auth'),
      token_endpoint: at('/token'),
      jwks_uri: at('/jwks'),
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/jwks' ? { keys: [jwk] } : metadata))
  })
})
afterAll(() => provider.close())

let identity: TestIdentity
beforeEach(async () => {
  identity = testIdentity({ settings: { issuer: provider.origin } })
  for (const sid of ['first', 'second']) {
    const session = testTokens(identity)
    await createSession(identity, { ...session, claims: { ...session.claims, sid } })
  }
})

const event = { 'http://schemas.openid.net/event/backchannel-logout': {} }
const seconds = () => Math.floor(Date.now() / 1000)
const claims = () => ({
  iss: provider.origin,
  aud: identity.settings.clientId,
  iat: seconds(),
  exp: seconds() + 120,
  jti: crypto.randomUUID(),
  sub: 'person-1',
  events: event,
})

const signed = async (content: object, { privateKey } = own) =>
  await new SignJWT({ ...content }).setProtectedHeader({ alg: 'RS256', kid: 'own', typ: 'logout+jwt' }).sign(privateKey)

async function send(token: string): Promise<number> {
  const body = new URLSearchParams({ logout_token: token })
  const request = new Request('https://site.example/api/auth/backchannel-logout', { method: 'POST', body })
  const exchange = { identity, request, origin: 'https://site.example', market: markets.base }
  return (await respondToProviderLogout(exchange)).status
}

async function heldSessions(): Promise<number> {
  return (await identity.sessions.rows(`SELECT id FROM customer_sessions WHERE ended_because = ''`)).length
}

test('a person who logged out at the provider has no session here', async () => {
  expect(await send(await signed(claims()))).toBe(200)
  expect(await heldSessions()).toBe(0)
})

test('with the name of a session at the provider, only what began in it ends', async () => {
  expect(await send(await signed({ ...claims(), sid: 'second' }))).toBe(200)
  expect(await heldSessions()).toBe(1)
  expect(await send(await signed({ ...claims(), sub: undefined, sid: 'first' }))).toBe(200)
  expect(await heldSessions()).toBe(0)
})

test('a token is good once', async () => {
  const token = await signed(claims())
  expect([await send(token), await send(token)]).toEqual([200, 400])
})

test.each<[string, () => object]>([
  ['another issuer', () => ({ iss: 'https://other.example' })],
  ['another client', () => ({ aud: 'other' })],
  ['no event', () => ({ events: {} })],
  ['an ID token', () => ({ nonce: 'n', events: undefined })],
  ['a nonce', () => ({ nonce: 'n' })],
  ['nobody', () => ({ sub: undefined })],
  ['no name of its own', () => ({ jti: undefined })],
  ['an old time', () => ({ iat: seconds() - 300, exp: undefined })],
  ['a time to come', () => ({ iat: seconds() + 300 })],
  ['an end that has passed', () => ({ exp: seconds() - 90 })],
])('a token with %s ends nothing', async (_, changed) => {
  expect(await send(await signed({ ...claims(), ...changed() }))).toBe(400)
  expect(await heldSessions()).toBe(2)
})

test('a token that the provider did not sign ends nothing', async () => {
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims()))}.`
  for (const token of [await signed(claims(), foreign), unsigned, '', 'x'.repeat(20_000)])
    expect(await send(token)).toBe(400)
  expect(await heldSessions()).toBe(2)
})

test('while the keys of the provider cannot be had, it is asked to try again', async () => {
  identity = testIdentity({ settings: { issuer: 'http://localhost:1' } })
  expect(await send(await signed(claims()))).toBe(503)
})
