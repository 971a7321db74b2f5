import { processGenericTokenEndpointResponse, ResponseBodyError, type TokenEndpointResponse } from 'oauth4webapi'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { IdentityError, type IdentityErrorCode, isIdentityErrorCode } from '../identity-errors.ts'
import { causeOf } from '../login/failure-cause.ts'

/** The ID token is untrusted until `verifyIdToken` has verified it. */
export type TokenResponse = Pick<TokenEndpointResponse, 'access_token' | 'refresh_token' | 'expires_in'> & {
  id_token: string | undefined
}

const withIdToken = z.looseObject({ id_token: z.string().min(1).optional() })
const withMfaToken = z.looseObject({ mfa_token: z.string().optional().catch(undefined) })

/**
 * Error codes of an unavailable provider, which refuse no customer (RFC 6749, 4.1.2.1); the last one comes with 429.
 */
const away: readonly unknown[] = ['server_error', 'temporarily_unavailable', 'too_many_requests']

/** The site's code for a provider's error code; every other one is `otherwise`. */
function codeOf(error: string, otherwise: IdentityErrorCode): IdentityErrorCode {
  if (away.includes(error)) return 'provider_unavailable'
  const requested = ['login_required', 'mfa_required', 'access_denied', 'consent_required', 'interaction_required']
  return isIdentityErrorCode(error) && requested.includes(error) ? error : otherwise
}

export type Refusal = { error: string; error_description?: string | null | undefined; mfaToken?: string | undefined }

/**
 * The error for a refusal with a provider's error code (RFC 6749, 4.1.2.1 and 5.2).
 * @param otherwise the code for an error code without a row
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
 * The tokens in a response of the token endpoint, as the library reads them (RFC 6749, 5.1 and 5.2).
 * @param refused the code for a refusal whose error code has no row
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
    // The error contains the whole body: its text alone is passed on.
    if (!(error instanceof ResponseBodyError))
      throw new IdentityError('provider_unavailable', { cause: causeOf(error) })
    // 429 is not a refusal: a session must not end because many customers came at once.
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
