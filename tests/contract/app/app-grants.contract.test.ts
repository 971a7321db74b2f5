import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalService, startLocalService, tokens } from '../support/local-service.ts'

const oauthClients = [
  {
    clientId: 'app',
    clientSecret: 'app-secret-of-the-test',
    redirectUri: 'https://localhost:3199/app/connect/callback',
  },
  { clientId: 'neighbour', clientSecret: 'secret-of-the-neighbour', redirectUri: 'https://neighbour.example/callback' },
]

const { managementToken } = tokens

let service: LocalService

beforeAll(async () => {
  service = await startLocalService({ oauthClients })
})

afterAll(() => service.remove())

describe('the CMS lets an app in', () => {
  const challenge = createHash('sha256').update('v'.repeat(43)).digest('base64url')
  const asked = {
    client_id: 'app',
    redirect_uri: 'https://localhost:3199/app/connect/callback',
    response_type: 'code',
    scope: 'read_content write_content',
    state: 'state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  const authorize = async (change: object = {}) => {
    const response = await fetch(`${service.url}/oauth/authorize?${new URLSearchParams({ ...asked, ...change })}`, {
      redirect: 'manual',
    })
    const to = response.headers.get('location')
    return { status: response.status, back: to === null ? undefined : new URL(to).searchParams }
  }
  const exchange = async (change: object = {}) => {
    const given = {
      grant_type: 'authorization_code',
      code: (await authorize()).back?.get('code') ?? '',
      code_verifier: 'v'.repeat(43),
      redirect_uri: asked.redirect_uri,
      client_id: 'app',
      client_secret: 'app-secret-of-the-test',
    }
    const body = new URLSearchParams({ ...given, ...change })
    const response = await fetch(`${service.url}/oauth/token`, { method: 'POST', body })
    return {
      status: response.status,
      body: (await response.json()) as { access_token?: string; refresh_token?: string; error?: string },
    }
  }
  const customerIs = async (authorization?: string) =>
    (await fetch(`${service.url}/oauth/user_info`, { headers: authorization ? { authorization } : {} })).status

  test('that asks as it should', async () => {
    const { status, body } = await exchange()
    expect(status).toBe(200)
    expect(await customerIs(`Bearer ${body.access_token}`)).toBe(200)
  })

  test.each([
    ['another app', { client_id: 'other' }],
    ['another address to come back to', { redirect_uri: 'https://evil.example/app/connect/callback' }],
    ['an address that begins like its own', { redirect_uri: `${asked.redirect_uri}/x` }],
  ])('and redirects nowhere for %s', async (_, change) => {
    expect(await authorize(change)).toEqual({ status: 400, back: undefined })
  })

  test.each([
    ['without a challenge', { code_challenge: '' }, 'invalid_request'],
    ['with its verifier in the open', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without a state', { state: '' }, 'invalid_request'],
    ['for a right that there is not', { scope: 'read_content rule_the_world' }, 'invalid_scope'],
    ['for a token in the address', { response_type: 'token' }, 'unsupported_response_type'],
  ])('and gives no code to one that asks %s', async (_, change, error) => {
    const { back } = await authorize(change)
    expect([back?.get('code'), back?.get('error')]).toEqual([null, error])
  })

  test.each([
    ['another verifier', { code_verifier: 'w'.repeat(43) }, 400, 'invalid_grant'],
    ['another code', { code: 'guessed' }, 400, 'invalid_grant'],
    ['another address', { redirect_uri: 'https://evil.example/' }, 400, 'invalid_grant'],
    ['another secret', { client_secret: 'guessed' }, 401, 'invalid_client'],
    ['another name', { client_id: 'other' }, 401, 'invalid_client'],
    ['a refresh token that nobody gave', { grant_type: 'refresh_token', refresh_token: 'x' }, 400, 'invalid_grant'],
    ['a password', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('and gives no token for %s', async (_, change, status, error) => {
    expect(await exchange(change)).toEqual({ status, body: { error } })
  })

  test('and gives no token to an app that brings the refresh token of another one, which loses its own', async () => {
    const { body } = await exchange()
    const again = { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' }
    const neighbour = { client_id: 'neighbour', client_secret: 'secret-of-the-neighbour' }
    expect(await exchange({ ...again, ...neighbour })).toEqual({ status: 400, body: { error: 'invalid_grant' } })
    expect(await customerIs(`Bearer ${body.access_token}`)).toBe(401)
    expect((await exchange(again)).status).toBe(400)
  })

  test.each([undefined, 'Bearer guessed', 'Bearer ', managementToken])(
    'and does not reveal the user for %j',
    async (given) => {
      expect(await customerIs(given)).toBe(401)
    },
  )
})
