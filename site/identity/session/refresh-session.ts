import { ClientSecretBasic, customFetch, None, refreshTokenGrantRequest } from 'oauth4webapi'
import type { Identity } from '../identity.ts'
import { IdentityError } from '../identity-errors.ts'
import { withCause } from '../login/failure-cause.ts'
import type { IdTokenClaims } from '../provider/id-token-claims.ts'
import { tokenFetch } from '../provider/provider-fetch.ts'
import { insecureWhereSet, type ProviderMetadata, providerMetadata } from '../provider/provider-metadata.ts'
import { readTokenResponse } from '../provider/token-response.ts'
import { verifyIdToken } from '../provider/verify-id-token.ts'
import { oneAtATime } from './refresh-lock.ts'
import { endSession, readSession, type SessionRow } from './session-rows.ts'
import { decryptTokens, encryptTokens } from './stored-tokens.ts'

/** Backoff after a provider without response. */
const retryAfterMs = 15_000

/** Codes that say nothing about the customer: the provider was unavailable. */
const outages = ['timeout', 'provider_unavailable']

/**
 * Refreshes the tokens of a session that expire soon. A refusal of the provider ends the session; an unavailable
 * provider ends it only some time after the tokens have expired (`outageGraceSeconds`).
 * @param waits whether it waits for a refresh of another request
 */
export async function refreshSession(identity: Identity, id: string, { waits }: { waits: boolean }): Promise<void> {
  const isNeeded = async () => {
    const row = await readSession(identity, id)
    return row !== undefined && isDue(identity, row)
  }
  await oneAtATime(identity, id, { isNeeded, waits, run: () => refreshRow(identity, id) })
}

/** Whether the tokens of a session expire within the margin and no backoff is active. */
export function isDue({ limits, now }: Identity, row: SessionRow): boolean {
  const at = now()
  return row.ended_because === '' && at >= row.tokens_end_at - limits.refreshMarginSeconds * 1000 && at >= row.retry_at
}

async function refreshRow(identity: Identity, id: string): Promise<void> {
  const row = await readSession(identity, id)
  if (!row) return
  try {
    await exchange(identity, row)
  } catch (error) {
    const { code, cause } =
      error instanceof IdentityError ? error : { code: 'provider_unavailable' as const, cause: error }
    const graceEnd = row.tokens_end_at + identity.limits.outageGraceSeconds * 1000
    identity.report(withCause(`A session could not be refreshed: ${code}`, cause))
    if (!outages.includes(code))
      return await endSession(identity, id, code === 'login_required' ? code : reasonOf(code))
    if (identity.now() >= graceEnd) return await endSession(identity, id, 'session_expired')
    const retryAt = Math.min(identity.now() + retryAfterMs, graceEnd)
    await identity.sessions.change('UPDATE customer_sessions SET retry_at = $1 WHERE id = $2', [retryAt, id])
  }
}

function reasonOf(code: IdentityError['code']): IdentityError['code'] {
  return code === 'missing_refresh_token' || code === 'mfa_required' ? code : 'refresh_refused'
}

async function exchange(identity: Identity, row: SessionRow): Promise<void> {
  const { settings, limits, now } = identity
  const stored = await decryptTokens(row.tokens, settings.secret)
  if (stored?.refreshToken === undefined) throw new IdentityError('missing_refresh_token')
  const details = await providerMetadata(identity)
  // A refresh token is good for one response, so the response must be verified at once.
  await details.haveKeys()
  const response = await requestTokens(identity, details, stored.refreshToken)
  const given = await readTokenResponse(identity, response, 'refresh_refused')
  const earlier: IdTokenClaims = JSON.parse(row.claims)
  const at = now()
  const claims =
    given.id_token === undefined
      ? earlier
      : await verifyIdToken(given.id_token, details.keys, {
          issuer: settings.issuer,
          clientId: settings.clientId,
          nonce: undefined,
          organisation: settings.organisation ?? organisationOf(earlier),
          maxAgeSeconds: undefined,
          subject: row.subject,
          leewaySeconds: limits.leewaySeconds,
          now: Math.floor(at / 1000),
        })
  const encrypted = await encryptTokens(
    {
      idToken: given.id_token ?? stored.idToken,
      accessToken: given.access_token,
      // A provider that sends none means the one we have.
      refreshToken: given.refresh_token ?? stored.refreshToken,
    },
    settings.secret,
  )
  const endAt = given.expires_in === undefined ? claims.exp * 1000 : at + given.expires_in * 1000
  await identity.sessions.change(
    `UPDATE customer_sessions SET tokens = $1, claims = $2, tokens_end_at = $3, retry_at = 0
     WHERE id = $4 AND ended_because = ''`,
    [encrypted, JSON.stringify(claims), endAt, row.id],
  )
}

/** A session of one organisation never continues for another one. */
function organisationOf({ org_id }: IdTokenClaims): string | undefined {
  return typeof org_id === 'string' ? org_id : undefined
}

/** The library's request for new tokens, with the limit and the tries of every request to the token endpoint. */
async function requestTokens(
  identity: Identity,
  { document }: ProviderMetadata,
  refreshToken: string,
): Promise<Response> {
  const { clientId, clientSecret } = identity.settings
  const proof = clientSecret === undefined ? None() : ClientSecretBasic(clientSecret)
  return await refreshTokenGrantRequest(document, { client_id: clientId }, proof, refreshToken, {
    ...insecureWhereSet(identity),
    [customFetch]: (url, options) => tokenFetch(identity, url, options),
  })
}
