import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { testIdentity } from '../identity.fixture.ts'
import { IdentityError } from '../identity-errors.ts'
import { readTokenResponse } from './token-response.ts'

const identity = testIdentity()

function responded(status: number, body: unknown, headers: Record<string, string> = {}) {
  const isJson = typeof body !== 'string'
  const type = { 'content-type': isJson ? 'application/json' : 'text/html' }
  const response = new Response(isJson ? JSON.stringify(body) : body, { status, headers: { ...type, ...headers } })
  return readTokenResponse(identity, response, 'refresh_refused')
}

test('a required second factor carries its token in the error, and in no text', async () => {
  const error = await responded(403, { error: 'mfa_required', mfa_token: 'secret-token' }).catch((one: unknown) => one)
  if (!(error instanceof IdentityError)) throw new Error('A second factor is an error of the catalogue')
  expect([error.code, error.mfaToken]).toEqual(['mfa_required', 'secret-token'])
  const shown = [String(error), JSON.stringify(error), JSON.stringify({ ...error }), inspect(error, { depth: 9 })]
  expect(shown.join('\n')).not.toContain('secret-token')
})

test.each([
  ['a refusal in its own word', 400, { error: 'login_required' }, 'login_required'],
  ['a refusal in any other word', 400, { error: 'invalid_grant' }, 'refresh_refused'],
  ['a word of ours that no provider says', 400, { error: 'session_replayed' }, 'refresh_refused'],
  ['a refusal that only a person can end', 400, { error: 'interaction_required' }, 'interaction_required'],
  ['a refusal for want of consent', 400, { error: 'consent_required' }, 'consent_required'],
  ['a refusal of access', 499, { error: 'access_denied' }, 'access_denied'],
  ['a refusal without a word', 400, {}, 'provider_unavailable'],
  ['a word for too many questions, whatever it is', 429, { error: 'access_denied' }, 'provider_unavailable'],
  ['the word of a provider that is away', 400, { error: 'temporarily_unavailable' }, 'provider_unavailable'],
  ['the word of one that has failed', 400, { error: 'server_error' }, 'provider_unavailable'],
  ['the word of one that is asked too often', 403, { error: 'too_many_requests' }, 'provider_unavailable'],
  ['a refusal in a failure', 500, { error: 'invalid_grant' }, 'provider_unavailable'],
  ['a refusal in a redirect', 302, { error: 'invalid_grant' }, 'provider_unavailable'],
  ['tokens in a refusal', 400, { access_token: 'a' }, 'provider_unavailable'],
  ['a failure', 500, { error: 'server_error' }, 'provider_unavailable'],
  ['a page of somebody else', 200, '<!doctype html>', 'provider_unavailable'],
  ['tokens without an access token', 200, { id_token: 'a', token_type: 'Bearer' }, 'provider_unavailable'],
  ['tokens of no type', 200, { access_token: 'a' }, 'provider_unavailable'],
  ['tokens of an unknown type', 200, { access_token: 'a', token_type: 'mac' }, 'provider_unavailable'],
  ['tokens that have ended', 200, { access_token: 'a', token_type: 'Bearer', expires_in: 0 }, 'provider_unavailable'],
  [
    'tokens of a time that is none',
    200,
    { access_token: 'a', token_type: 'Bearer', expires_in: 'x' },
    'provider_unavailable',
  ],
  [
    'an ID token that is no text',
    200,
    { access_token: 'a', token_type: 'Bearer', id_token: 7 },
    'provider_unavailable',
  ],
  ['a redirect', 302, '', 'provider_unavailable'],
])('%s has its own code', async (_, status, body, code) => {
  await expect(responded(status, body)).rejects.toMatchObject({ code })
})

test('keeps the needed tokens; the ID token is passed on unchanged, for our own verification', async () => {
  const tokens = { access_token: 'a', id_token: 'b', refresh_token: 'c', expires_in: '60', scope: 'openid' }
  expect(await responded(200, { ...tokens, token_type: 'Bearer' })).toEqual({
    ...tokens,
    token_type: 'bearer',
    expires_in: 60,
  })
})

test('a refusal keeps its error code beside a challenge, and gives the reason to the log alone', async () => {
  const body = { error: 'invalid_client', error_description: 'The secret has expired', client_secret: 'a-secret' }
  const error = await responded(401, body, { 'www-authenticate': 'Basic realm="tokens"' }).catch((one: unknown) => one)
  expect(error).toMatchObject({ code: 'refresh_refused', cause: 'invalid_client: The secret has expired' })
  expect(inspect(error, { depth: 9 })).not.toContain('a-secret')
})
