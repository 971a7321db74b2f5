import { z } from 'zod'
import { type Exchange, sendJson } from '../http-exchange.ts'
import type { Identity } from '../identity.ts'
import { IdentityError } from '../identity-errors.ts'
import { markUsed } from '../login/transaction.ts'
import { providerMetadata } from '../provider/provider-metadata.ts'
import { signedClaims } from '../provider/verify-id-token.ts'
import { endProviderSession } from './end-sessions-of.ts'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** A provider sends the token at once; a late one is a replay. */
const freshSeconds = 120

const text = z.string().min(1)

/** What a logout token says (OpenID Connect Back-Channel Logout 1.0, section 2.4). */
const logoutClaims = z
  .object({
    iss: text,
    aud: z.union([text, z.array(text)]).transform((aud) => [aud].flat()),
    iat: z.number(),
    exp: z.number().optional(),
    jti: text,
    sub: text.optional(),
    sid: text.optional(),
    events: z.object({ [logoutEvent]: z.object() }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/**
 * POST /api/auth/backchannel-logout: the provider says that a person has logged out there, or was locked out. Our sessions of theirs end
 * on every machine.
 */
export async function respondToProviderLogout({ identity, request }: Exchange): Promise<Response> {
  const token = new URLSearchParams(await request.text()).get('logout_token')
  try {
    const { keys } = await providerMetadata(identity)
    const claims = logoutClaims.safeParse(await signedClaims(token ?? '', keys))
    if (!claims.success || !isForUs(identity, claims.data)) return refuse('The logout token is not for this client.')
    if (!(await markUsed(identity, `logout ${claims.data.jti}`))) return refuse('The logout token was used before.')
    const ended = await endProviderSession(identity, claims.data)
    identity.report(`The provider logged a customer out: ${ended} sessions ended`)
    return sendJson({ ended })
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    const isAway = error.code === 'provider_unavailable' || error.code === 'timeout'
    return isAway ? refuse('The keys of the provider cannot be had. Try again.', 503) : refuse(error.message)
  }
}

function isForUs({ settings, limits, now }: Identity, claims: z.output<typeof logoutClaims>): boolean {
  const at = Math.floor(now() / 1000)
  const { iss, aud, iat, exp } = claims
  const isFresh = Math.abs(at - iat) <= freshSeconds + limits.leewaySeconds
  const hasExpired = exp !== undefined && at > exp + limits.leewaySeconds
  return iss === settings.issuer && aud.includes(settings.clientId) && isFresh && !hasExpired
}

function refuse(description: string, status = 400): Response {
  const response = sendJson({ error: 'invalid_request', error_description: description })
  return new Response(response.body, { status, headers: response.headers })
}
