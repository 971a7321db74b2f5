import { z } from 'zod'
import { IdentityError, type IdentityErrorCode, isIdentityErrorCode } from './identity-errors.ts'

const tokens = z.looseObject({
  id_token: z.string().min(1).optional(),
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive().optional(),
})

const refusal = z.looseObject({ error: z.string(), mfa_token: z.string().optional() })

export type TokenAnswer = z.output<typeof tokens>

/** Words of a provider that is away and refuses nobody (RFC 6749, 4.1.2.1), the last of them with 429. */
const away: readonly unknown[] = ['server_error', 'temporarily_unavailable', 'too_many_requests']

/** What a provider's own word for an error means here; every other word is `otherwise`. */
export function codeOf(error: unknown, otherwise: IdentityErrorCode): IdentityErrorCode {
  if (away.includes(error)) return 'provider_unavailable'
  const asked = ['login_required', 'mfa_required', 'access_denied', 'consent_required', 'interaction_required']
  return isIdentityErrorCode(error) && asked.includes(error) ? error : otherwise
}

/**
 * The tokens in an answer of the token endpoint.
 * @param refused the code for a refusal in a word that has none of its own
 * @throws IdentityError; the token of `mfa_required` is carried by the error, beside its message
 */
export async function readTokenAnswer(answer: Response, refused: IdentityErrorCode): Promise<TokenAnswer> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const given = tokens.safeParse(body)
  if (answer.status === 200 && given.success) return given.data
  const denied = refusal.safeParse(body)
  // Who asked too often was not refused: a session must not end because many customers came at once.
  const isRefusal = denied.success && answer.status >= 400 && answer.status < 500 && answer.status !== 429
  if (!isRefusal) throw new IdentityError('provider_unavailable')
  throw new IdentityError(codeOf(denied.data.error, refused), { mfaToken: denied.data.mfa_token })
}
