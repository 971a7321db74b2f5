import type { Identity } from '../identity.ts'
import { IdentityError } from '../identity-errors.ts'
import { tokenFetch } from '../provider/provider-fetch.ts'
import { type ProviderMetadata, providerMetadata } from '../provider/provider-metadata.ts'
import { readTokenResponse, refusalError } from '../provider/token-response.ts'
import { verifyIdToken } from '../provider/verify-id-token.ts'
import type { Device } from '../session/device-of.ts'
import type { SessionTicket } from '../session/session-cookie.ts'
import { createSession, type NewSession } from '../session/session-rows.ts'
import { letLibraryFinish } from './library-login.ts'
import { responsesOf } from './start-login.ts'
import { type LoginMode, pageOfState, type Transaction, takeTransaction, transactionNames } from './transaction.ts'

export type LoginResponse = {
  origin: string
  /** The provider's response: the query, or the form where it posts. */
  response: URLSearchParams
  cookieHeader: string | null
  device: Device
}

/** Outcome of a login. The page that was wanted is known even after a failure, so that the visitor can be redirected to it. */
export type FinishedLogin = { mode: LoginMode; returnTo: string | undefined; cookies: string[] } & (
  | { isLoggedIn: true; ticket: SessionTicket }
  | { isLoggedIn: false; error: IdentityError }
)

/** Handles the provider's response. Every kind of failure has its own code; nothing is thrown. */
export async function finishLogin(identity: Identity, given: LoginResponse): Promise<FinishedLogin> {
  const states = given.response.getAll('state')
  const [state] = states
  const { transaction, isUsed, cookies } = await takeTransaction(identity, state ?? '', given.cookieHeader)
  const known = { mode: transaction?.mode ?? 'redirect', returnTo: pageOfState(state ?? ''), cookies }
  try {
    if (!transaction || states.length !== 1) throw new IdentityError(reasonWithout(given))
    if (isUsed) throw new IdentityError('missing_transaction')
    const ticket = await createSession(identity, await sessionOf(identity, given, transaction), given.device)
    return { ...known, isLoggedIn: true, ticket }
  } catch (cause) {
    const error = cause instanceof IdentityError ? cause : new IdentityError('provider_error', { cause })
    return { ...known, isLoggedIn: false, error }
  }
}

/**
 * A browser with other logins in progress sends a state that matches none of them; a browser without any has lost its
 * cookie.
 */
function reasonWithout({ response, cookieHeader }: LoginResponse) {
  const isUnderWay = transactionNames(cookieHeader).length > 0
  return isUnderWay || response.getAll('state').length !== 1 ? 'state_mismatch' : 'missing_transaction'
}

async function sessionOf(identity: Identity, given: LoginResponse, transaction: Transaction): Promise<NewSession> {
  const { response } = given
  const refused = response.get('error')
  if (refused !== null) {
    throw refusalError({ error: refused, error_description: response.get('error_description') }, 'provider_error')
  }
  if (response.getAll('code').length !== 1)
    throw new IdentityError('provider_error', { cause: 'The response does not have exactly one code' })
  const details = await providerMetadata(identity)
  const taken: { session?: NewSession; error?: unknown } = {}
  const call = { identity, params: {}, fetch: watchTokens({ identity, details, transaction, taken }) }
  try {
    // The library checks the verified response once more; both must agree.
    await letLibraryFinish(call, { origin: given.origin, response, checks: transaction })
  } catch (error) {
    throw taken.error ?? error
  }
  if (!taken.session)
    throw new IdentityError('provider_error', { cause: 'The library accepted a login without tokens' })
  return taken.session
}

type Watched = {
  identity: Identity
  details: ProviderMetadata
  transaction: Transaction
  taken: { session?: NewSession; error?: unknown }
}

/**
 * Wraps the library's calls to the token endpoint: timeout, retries, and our own verification of the ID token before
 * the library sees it, because the library reports every failure with the same error.
 */
function watchTokens({ identity, details, transaction, taken }: Watched): typeof fetch {
  const others = responsesOf(identity, details.document)
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input)
    if (url !== details.document.token_endpoint) return await others(input, init)
    try {
      const response = await tokenFetch(identity, url, init ?? {})
      taken.session = await judge(identity, { response, details, transaction })
      return response
    } catch (error) {
      taken.error = error
      throw error
    }
  }
}

type Judged = { response: Response; details: ProviderMetadata; transaction: Transaction }

async function judge(identity: Identity, { response, details, transaction }: Judged): Promise<NewSession> {
  const { settings, limits, now } = identity
  const tokens = await readTokenResponse(identity, response, 'provider_error')
  if (tokens.id_token === undefined) throw new IdentityError('id_token_missing')
  const at = now()
  const claims = await verifyIdToken(tokens.id_token, details.keys, {
    issuer: settings.issuer,
    clientId: settings.clientId,
    nonce: transaction.nonce,
    organisation: transaction.organisation,
    maxAgeSeconds: settings.maxAgeSeconds,
    subject: undefined,
    leewaySeconds: limits.leewaySeconds,
    now: Math.floor(at / 1000),
  })
  return {
    claims,
    tokens: { idToken: tokens.id_token, accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
    tokensEndAt: tokens.expires_in === undefined ? claims.exp * 1000 : at + tokens.expires_in * 1000,
  }
}
