import type { IdentityErrorCode } from '../identity-errors.ts'

/** The expected values of an ID token. */
export type Expected = {
  issuer: string
  clientId: string
  /** Nonce of the login; undefined for refreshed tokens, which need none. */
  nonce: string | undefined
  /** Requested organisation; undefined: any. */
  organisation: string | undefined
  /** Maximum age of the authentication in seconds; undefined where none was requested. */
  maxAgeSeconds: number | undefined
  /** Expected subject, for refreshed tokens. */
  subject: string | undefined
  leewaySeconds: number
  /** Seconds since 1970. */
  now: number
}

type Claims = Readonly<Record<string, unknown>>
type Rule = { code: IdentityErrorCode; isRight: (claims: Claims, expected: Expected) => boolean }

/** One rule a reason, in the order of the specification's list (section 8); the first that is broken is named. */
export const claimRules: readonly Rule[] = [
  { code: 'id_token_issuer', isRight: ({ iss }, { issuer }) => iss === issuer },
  {
    code: 'id_token_subject',
    isRight: ({ sub }, { subject }) => isText(sub) && (subject === undefined || sub === subject),
  },
  { code: 'id_token_audience', isRight: ({ aud }, { clientId }) => audiences(aud).includes(clientId) },
  { code: 'id_token_authorized_party', isRight: isAuthorizedParty },
  {
    code: 'id_token_nonce',
    isRight: ({ nonce }, expected) => expected.nonce === undefined || nonce === expected.nonce,
  },
  { code: 'id_token_expiry', isRight: ({ exp }, { now, leewaySeconds }) => isTime(exp) && now <= exp + leewaySeconds },
  {
    code: 'id_token_issued_at',
    isRight: ({ iat }, { now, leewaySeconds }) => isTime(iat) && iat <= now + leewaySeconds,
  },
  {
    code: 'id_token_not_before',
    isRight: ({ nbf }, { now, leewaySeconds }) => nbf === undefined || (isTime(nbf) && now >= nbf - leewaySeconds),
  },
  { code: 'id_token_auth_time', isRight: isFreshProof },
  { code: 'id_token_organisation', isRight: isOfOrganisation },
]

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function audiences(aud: unknown): readonly unknown[] {
  return Array.isArray(aud) && aud.every(isText) ? aud : [aud]
}

/** A token for several audiences must name its authorized party, and the authorized party must be this client. */
function isAuthorizedParty({ aud, azp }: Claims, { clientId }: Expected): boolean {
  return azp === undefined ? audiences(aud).length === 1 : azp === clientId
}

function isFreshProof({ auth_time }: Claims, { maxAgeSeconds, now, leewaySeconds }: Expected): boolean {
  if (auth_time === undefined) return maxAgeSeconds === undefined
  if (!isTime(auth_time) || auth_time > now + leewaySeconds) return false
  return maxAgeSeconds === undefined || now <= auth_time + maxAgeSeconds + leewaySeconds
}

/** An organisation is requested by its id; providers that know only names send them in small letters. */
function isOfOrganisation({ org_id, org_name }: Claims, { organisation }: Expected): boolean {
  if (organisation === undefined)
    return (org_id === undefined || isText(org_id)) && (org_name === undefined || isText(org_name))
  return org_id === organisation || (org_id === undefined && org_name === organisation.toLowerCase())
}
