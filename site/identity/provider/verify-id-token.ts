import { compactVerify, decodeProtectedHeader, errors, type JWTVerifyGetKey } from 'jose'
import { IdentityError } from '../identity-errors.ts'
import { claimRules, type Expected } from './claim-rules.ts'
import type { IdTokenClaims } from './id-token-claims.ts'

/** A longer token is no token of a provider. */
const maxLength = 16_384

/**
 * The claims of an ID token, when it is what it must be: signed by RS256 with a key of the provider, and every claim
 * right (product specification, section 8; ASVS 9.1 and 9.2). The library behind the login checks no signature of a token
 * that comes straight from the provider, so everything is checked here.
 * @throws IdentityError with a code of its own for every reason
 */
export async function verifyIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  expected: Expected,
): Promise<IdTokenClaims> {
  const claims = await signedClaims(idToken, keys)
  const broken = claimRules.find(({ isRight }) => !isRight(claims, expected))
  if (broken) throw new IdentityError(broken.code)
  return claims as IdTokenClaims
}

/**
 * The claims of a token that the provider signed by RS256; what they say is not judged.
 * @throws IdentityError
 */
export async function signedClaims(token: string, keys: JWTVerifyGetKey): Promise<Readonly<Record<string, unknown>>> {
  if (token.length > maxLength || algorithmOf(token) === undefined) throw new IdentityError('id_token_malformed')
  if (algorithmOf(token) !== 'RS256') throw new IdentityError('id_token_algorithm')
  return claimsOf(await signedPayload(token, keys))
}

function algorithmOf(idToken: string): unknown {
  try {
    return decodeProtectedHeader(idToken).alg
  } catch {
    return undefined
  }
}

/** Keys that a token brings along (`jwk`, `jku`, `x5u`) are never used; unknown critical parameters are refused. */
async function signedPayload(idToken: string, keys: JWTVerifyGetKey): Promise<Uint8Array> {
  try {
    return (await compactVerify(idToken, (header, token) => keys(header, token), { algorithms: ['RS256'] })).payload
  } catch (error) {
    // An unavailable key service is not the token's fault.
    if (error instanceof IdentityError) throw error
    throw new IdentityError(isKeyTrouble(error) ? 'provider_unavailable' : 'id_token_signature')
  }
}

/** Error codes of the library for keys that time out, come with another status than 200, not as JSON, or are none. */
const keyTroubles: readonly string[] = [errors.JWKSTimeout.code, errors.JOSEError.code, errors.JWKSInvalid.code]

/** Whether the keys could not be had; a key service without any response is a TypeError of `fetch`. */
export function isKeyTrouble(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof errors.JOSEError && keyTroubles.includes(error.code))
}

function claimsOf(payload: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload))
    if (typeof claims === 'object' && claims !== null && !Array.isArray(claims)) return { ...claims }
  } catch {
    // Not JSON: the same as no object.
  }
  throw new IdentityError('id_token_malformed')
}
