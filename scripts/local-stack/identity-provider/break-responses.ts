import { setTimeout as wait } from 'node:timers/promises'
import type { JWK } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { isObject } from '../is-object.ts'
import { breakIdToken, idTokenFaults } from './break-id-token.ts'
import type { Fault, FaultName, Faults } from './faults.ts'

type Next = () => Promise<void>

const refusals: readonly FaultName[] = ['login_required', 'consent_required', 'interaction_required', 'access_denied']
const tokenResponses: readonly FaultName[] = [
  'refresh-refused',
  'mfa_required',
  'token-error',
  'html-token',
  'busy-token',
  'unknown-client',
  'dead-token',
  'slow-token',
]

/** Response body of a provider under maintenance. */
export const maintenance = '<!doctype html><title>Maintenance</title>'

/** Body of a 429 response: it looks like an OAuth error and is none (Auth0, rate limits). */
export const tooMany = { error: 'too_many_requests', error_description: 'Global limit has been reached' }

/** Middleware that replaces the provider's responses while a fault is active. */
export function breakResponses(faults: Faults, key: JWK) {
  return async function injectFault(ctx: KoaContextWithOIDC, next: Next): Promise<void> {
    if (ctx.path === '/auth' && refuse(ctx, faults.takeOneOf(refusals))) return
    if (ctx.path === '/token' && (await failToken(ctx, faults.takeOneOf(tokenResponses)))) return
    await next()
    if (ctx.path.startsWith('/auth')) faultState(ctx, faults)
    if (ctx.path === '/token') await breakTokens(ctx, faults, key)
    if (ctx.path === '/.well-known/openid-configuration') breakDocument(ctx, faults)
  }
}

/** Redirects to the site with an error, as a provider does that needs a step from the user. */
function refuse(ctx: KoaContextWithOIDC, fault: Fault | undefined): boolean {
  const { redirect_uri, state } = ctx.query
  if (!fault || typeof redirect_uri !== 'string') return false
  const target = new URL(redirect_uri)
  target.searchParams.set('error', fault.name)
  target.searchParams.set('state', String(state ?? ''))
  target.searchParams.set('iss', ctx.origin)
  ctx.redirect(target.href)
  return true
}

async function failToken(ctx: KoaContextWithOIDC, fault: Fault | undefined): Promise<boolean> {
  if (!fault) return false
  const failures: Partial<Record<FaultName, () => unknown>> = {
    mfa_required: () => {
      ctx.status = 403
      ctx.body = { error: 'mfa_required', error_description: 'Multifactor required', mfa_token: 'secret-mfa-token' }
    },
    'refresh-refused': () => {
      ctx.status = 400
      ctx.body = { error: 'invalid_grant' }
    },
    'token-error': () => {
      ctx.status = 500
      ctx.body = { error: 'server_error' }
    },
    'html-token': () => {
      ctx.body = maintenance
    },
    'busy-token': () => {
      ctx.status = 429
      ctx.body = tooMany
    },
    'unknown-client': () => {
      ctx.status = 401
      ctx.set('www-authenticate', 'Basic realm="tokens"')
      ctx.body = { error: 'invalid_client', error_description: 'The client is not known' }
    },
    'dead-token': () => {
      ctx.respond = false
      ctx.req.socket.destroy()
    },
  }
  if (fault.name === 'slow-token') {
    await wait(fault.ms)
    return false
  }
  failures[fault.name]?.()
  return true
}

/** Many providers put every claim into the ID token and have no userinfo endpoint. */
function breakDocument(ctx: KoaContextWithOIDC, faults: Faults): void {
  if (faults.take('no-userinfo')) ctx.body = { ...(isObject(ctx.body) ? ctx.body : {}), userinfo_endpoint: undefined }
}

function faultState(ctx: KoaContextWithOIDC, faults: Faults): void {
  // A response with a form has no location.
  const location = String(ctx.response.headers['location'] ?? '')
  if (!location.includes('code=') || !faults.take('state')) return
  const target = new URL(location)
  target.searchParams.set('state', 'of-nobody')
  ctx.set('location', target.href)
}

async function breakTokens(ctx: KoaContextWithOIDC, faults: Faults, key: JWK): Promise<void> {
  const { body } = ctx
  if (!isObject(body) || typeof body['id_token'] !== 'string') return
  if (faults.take('missing-refresh-token')) delete body['refresh_token']
  const fault = faults.takeOneOf(idTokenFaults)
  if (fault) body['id_token'] = await breakIdToken(body['id_token'], fault, key)
  if (faults.take('no-id-token')) delete body['id_token']
}
