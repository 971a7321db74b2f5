import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { IdentityError } from './identity-errors.ts'
import { readTokenAnswer } from './token-answer.ts'

const answered = (status: number, body: unknown) =>
  readTokenAnswer(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }), 'refresh_refused')

test('a second factor that is asked for carries its token for whoever goes on, and shows it to nobody else', async () => {
  const error = await answered(403, { error: 'mfa_required', mfa_token: 'secret-token' }).catch((one: unknown) => one)
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
  ['tokens without an access token', 200, { id_token: 'a' }, 'provider_unavailable'],
  ['a redirect', 302, '', 'provider_unavailable'],
])('%s has its own code', async (_, status, body, code) => {
  await expect(answered(status, body)).rejects.toMatchObject({ code })
})

test('tokens are what is needed of them, and whatever else the provider says', async () => {
  const tokens = { access_token: 'a', id_token: 'b', refresh_token: 'c', expires_in: '60', scope: 'openid' }
  expect(await answered(200, tokens)).toEqual({ ...tokens, expires_in: 60 })
})
