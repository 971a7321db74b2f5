import { processGenericTokenEndpointResponse, ResponseBodyError, type TokenEndpointResponse } from 'oauth4webapi'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { IdentityError, type IdentityErrorCode, isIdentityErrorCode } from '../identity-errors.ts'
import { causeOf } from '../login/failure-cause.ts'

/** The ID token is of nobody as long as `verifyIdToken` has not judged it. */
export type TokenResponse = Pick<TokenEndpointResponse, 'access_token' | 'refresh_token' | 'expires_in'> & {
  id_token: string | undefined
}

const withIdToken = z.looseObject({ id_token: z.string().min(1).optional() })
const withMfaToken = z.looseObject({ mfa_token: z.string().optional().catch(undefined) })

/** Words of a provider that is away and refuses nobody (RFC 6749, 4.1.2.1), the last of them with 429. */
const away: readonly unknown[] = ['server_error', 'temporarily_unavailable', 'too_many_requests']

/** What a provider's own word for an error means here; every other word is `otherwise`. */
function codeOf(error: string, otherwise: IdentityErrorCode): IdentityErrorCode {
  if (away.includes(error)) return 'provider_unavailable'
  const requested = ['login_required', 'mfa_required', 'access_denied', 'consent_required', 'interaction_required']
  return isIdentityErrorCode(error) && requested.includes(error) ? error : otherwise
}

export type Refusal = { error: string; error_description?: string | null | undefined; mfaToken?: string | undefined }

/**
 * A refusal in the provider's own words (RFC 6749, 4.1.2.1 and 5.2).
 * @param otherwise the code for a word that has none of its own
 */
export function refusalError(
  { error, error_description, mfaToken }: Refusal,
  otherwise: IdentityErrorCode,
): IdentityError {
  const code = codeOf(error, otherwise)
  const cause = [code === error ? '' : error, error_description ?? ''].filter((part) => part !== '').join(': ')
  return new IdentityError(code, { mfaToken, ...(cause !== '' && { cause }) })
}

/**
 * The tokens in an answer of the token endpoint, as the library reads them (RFC 6749, 5.1 and 5.2).
 * @param refused the code for a refusal in a word that has none of its own
 * @throws IdentityError; the token of `mfa_required` is carried by the error, beside its message
 */
export async function readTokenResponse(
  { settings: { issuer, clientId } }: Pick<Identity, 'settings'>,
  response: Response,
  refused: IdentityErrorCode,
): Promise<TokenResponse> {
  try {
    const { rest, idToken } = await withoutIdToken(response)
    const tokens = await processGenericTokenEndpointResponse({ issuer }, { client_id: clientId }, rest)
    if (tokens.expires_in === 0) throw new IdentityError('provider_unavailable', { cause: 'The tokens have ended' })
    return { ...tokens, id_token: idToken }
  } catch (error) {
    if (error instanceof IdentityError) throw error
    // The error holds the whole body: its text alone is passed on.
    if (!(error instanceof ResponseBodyError))
      throw new IdentityError('provider_unavailable', { cause: causeOf(error) })
    // Who asked too often was not refused: a session must not end because many customers came at once.
    const word = error.status === 429 ? 'too_many_requests' : error.error
    const mfaToken = withMfaToken.parse(error.cause).mfa_token
    throw refusalError({ error: word, error_description: error.error_description, mfaToken }, refused)
  }
}

/**
 * The library has one error for everything that is wrong with an ID token; `verifyIdToken` has a code for each, and checks the
 * signature. Headers but the type are left out: a challenge beside a refusal (RFC 6749, 5.2) would hide its word.
 */
async function withoutIdToken(response: Response): Promise<{ rest: Response; idToken: string | undefined }> {
  const { status, headers } = response
  const text = await response.clone().text()
  const type = { 'content-type': headers.get('content-type') ?? '' }
  const given = withIdToken.safeParse(jsonOf(text))
  if (!given.success) return { rest: new Response(text || null, { status, headers: type }), idToken: undefined }
  const { id_token: idToken, ...others } = given.data
  return { rest: Response.json(others, { status, headers: type }), idToken }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
