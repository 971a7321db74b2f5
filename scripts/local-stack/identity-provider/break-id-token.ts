import { createPublicKey } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose'
import type { Fault, FaultName } from './faults.ts'

type Claims = Record<string, unknown>

/** How a fault changes the claims; `at` is now plus the fault's seconds, in seconds since 1970. */
const changes: Partial<Record<FaultName, (claims: Claims, at: number) => Claims>> = {
  issuer: (claims) => ({ ...claims, iss: 'https://other-issuer.example' }),
  subject: (claims) => ({ ...claims, sub: undefined }),
  audience: (claims) => ({ ...claims, aud: 'another-client' }),
  'authorized-party': (claims) => ({ ...claims, azp: 'another-client' }),
  nonce: (claims) => ({ ...claims, nonce: 'of-another-login' }),
  organisation: (claims) => ({ ...claims, org_id: 'org_other', org_name: 'Other' }),
  expiry: (claims, at) => ({ ...claims, exp: at }),
  'not-before': (claims, at) => ({ ...claims, nbf: at }),
  'issued-at': (claims, at) => ({ ...claims, iat: at }),
  'auth-time': (claims, at) => ({ ...claims, auth_time: at }),
}

/** Faults that this function supports. */
export const idTokenFaults: readonly FaultName[] = [
  ...(Object.keys(changes) as FaultName[]),
  'algorithm',
  'unsigned',
  'malformed',
  'signature',
]

/** An ID token from an attacker or a broken provider: valid but for one property. */
export async function breakIdToken(idToken: string, { name, seconds }: Fault, key: JWK): Promise<string> {
  const header = decodeProtectedHeader(idToken)
  const claims: Claims = decodeJwt(idToken)
  const [head = '', body = '', signature = ''] = idToken.split('.')
  if (name === 'malformed') return `${head}.${signature}`
  if (name === 'unsigned') return `${encoded({ ...header, alg: 'none' })}.${body}.`
  if (name === 'signature') return `${head}.${body}.${signature.slice(0, -6)}AAAAAA`
  if (name === 'algorithm') {
    // Algorithm confusion: the public key serves as the secret of a symmetric signature.
    const secret = createPublicKey({ key, format: 'jwk' } as never).export({ type: 'spki', format: 'pem' })
    const signing = new SignJWT(claims).setProtectedHeader({ ...header, alg: 'HS256' })
    return await signing.sign(new TextEncoder().encode(String(secret)))
  }
  const changed = changes[name]?.(claims, Math.floor(Date.now() / 1000) + seconds) ?? claims
  return await new SignJWT(changed).setProtectedHeader({ ...header, alg: 'RS256' }).sign(await importJWK(key, 'RS256'))
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
