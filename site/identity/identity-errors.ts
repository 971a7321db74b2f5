/**
 * What can go wrong on the way in (product specification, section 8), with the texts of the log. The visitor's texts
 * are in the template `login-error`, under the same names.
 */
export const identityErrors = {
  mfa_required: 'The provider asks for a second factor',
  missing_refresh_token: 'The session has no refresh token',
  timeout: 'The provider did not answer in time',
  cancelled: 'The login window was closed',
  state_mismatch: 'Invalid state',
  missing_transaction: 'Invalid state: no login of this browser is under way',
  login_required: 'The provider knows no session of this browser',
  access_denied: 'The provider refused access',
  consent_required: 'The provider asks for consent',
  interaction_required: 'The provider asks for something only a person can do',
  id_token_missing: 'The provider sent no ID token',
  id_token_malformed: 'The ID token cannot be read',
  id_token_issuer: 'The ID token is of another issuer',
  id_token_subject: 'The ID token names nobody, or somebody else than before',
  id_token_algorithm: 'The ID token is not signed by RS256',
  id_token_signature: 'The signature of the ID token is wrong',
  id_token_audience: 'The ID token is for another audience',
  id_token_authorized_party: 'The ID token is for another authorized party',
  id_token_nonce: 'The ID token answers another login',
  id_token_expiry: 'The ID token has expired',
  id_token_issued_at: 'The ID token was issued at an impossible time',
  id_token_not_before: 'The ID token is not valid yet',
  id_token_auth_time: 'The proof of the person is too old',
  id_token_organisation: 'The ID token is of another organisation',
  provider_unavailable: 'The provider cannot be reached or answers nonsense',
  provider_error: 'The provider refused the login',
  refresh_refused: 'The provider refused to refresh the tokens',
  session_expired: 'The session has ended',
  session_replayed: 'A session cookie that was exchanged long ago came back',
} as const

export type IdentityErrorCode = keyof typeof identityErrors

export function isIdentityErrorCode(text: unknown): text is IdentityErrorCode {
  return typeof text === 'string' && Object.hasOwn(identityErrors, text)
}

/** Carries a code of the catalogue. `mfaToken` continues the login; it is in no message and no log. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode
  readonly #mfaToken: string | undefined

  constructor(code: IdentityErrorCode, options?: ErrorOptions & { mfaToken?: string | undefined }) {
    super(identityErrors[code], options)
    this.name = 'IdentityError'
    this.code = code
    this.#mfaToken = options?.mfaToken
  }

  get mfaToken(): string | undefined {
    return this.#mfaToken
  }
}
