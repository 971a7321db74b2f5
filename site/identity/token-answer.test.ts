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
  ['a failure', 500, { error: 'server_error' }, 'provider_unavailable'],
  ['a page of somebody else', 200, '<!doctype html>', 'provider_unavailable'],
  ['tokens without an access token', 200, { id_token: 'a' }, 'provider_unavailable'],
  ['a redirect', 302, '', 'provider_unavailable'],
])('%s has its own code', async (_, status, body, code) => {
  await expect(answered(status, body)).rejects.toMatchObject({ code })
})
