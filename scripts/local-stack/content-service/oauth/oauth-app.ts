import { type Context, Hono } from 'hono'
import { isSameText } from '../../is-same-text.ts'
import { tokenHolder } from '../management/acting-user.ts'
import { percentDecoded } from '../percent-decoded.ts'
import type { ContentContext } from '../store/content-context.ts'
import type { Grants, OauthClient } from './grants.ts'

const scopes = ['read_content', 'write_content']

/**
 * `/oauth` of the CMS: authorizes an app for the space (Storyblok docs, OAuth 2.0 for apps). The embedded CMS has one
 * editor, who is always signed in and consents; everything else is as strict as the protocol allows.
 */
export function oauthApp({ spaceId }: ContentContext, grants: Grants, clients: readonly OauthClient[]): Hono {
  const app = new Hono()

  app.get('/authorize', (request) => {
    const requested = new URL(request.req.url).searchParams
    const client = clients.find(({ clientId }) => clientId === requested.get('client_id'))
    // A redirect goes only to the app's registered address.
    if (!client || requested.get('redirect_uri') !== client.redirectUri)
      return request.text('There is no such app.', 400)
    const back = new URL(client.browserUri ?? client.redirectUri)
    back.searchParams.set('state', requested.get('state') ?? '')
    const refusal = refusalOf(requested)
    if (refusal !== undefined) {
      back.searchParams.set('error', refusal)
      return request.redirect(back.href)
    }
    const { clientId, redirectUri } = client
    const code = grants.authorize({ clientId, redirectUri, challenge: requested.get('code_challenge') ?? '' })
    back.searchParams.set('code', code)
    back.searchParams.set('space_id', String(spaceId))
    return request.redirect(back.href)
  })

  app.post('/token', async (request) => {
    const given = new URLSearchParams(await request.req.text())
    const client = clientOf(request, given, clients)
    if (!client) return request.json({ error: 'invalid_client' }, 401)
    const result = tokensFor(given, client, grants)
    return typeof result === 'string'
      ? request.json({ error: result }, 400)
      : request.json(result, 200, { 'cache-control': 'no-store' })
  })

  app.get('/user_info', (request) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.req.header('authorization') ?? '') ?? []
    if (!grants.isAccessToken(token)) return request.json({ error: 'Unauthorized' }, 401)
    return request.json({
      user: { id: tokenHolder.id, friendly_name: tokenHolder.friendly_name },
      space: { id: spaceId, name: `Space ${spaceId}` },
      roles: [{ name: 'admin' }],
    })
  })
  return app
}

/** RFC 6749, 4.1.2.1, with the challenge that RFC 7636 adds. */
function refusalOf(requested: URLSearchParams): string | undefined {
  if (requested.get('response_type') !== 'code') return 'unsupported_response_type'
  if ((requested.get('scope') ?? '').split(' ').some((scope) => !scopes.includes(scope))) return 'invalid_scope'
  const isPlain =
    requested.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(requested.get('code_challenge') ?? '')
  return isPlain || !requested.get('state') ? 'invalid_request' : undefined
}

function tokensFor(given: URLSearchParams, { clientId }: OauthClient, grants: Grants) {
  const value = (name: string) => given.get(name) ?? ''
  if (value('grant_type') === 'refresh_token') {
    return grants.refresh({ token: value('refresh_token'), clientId })
  }
  if (value('grant_type') !== 'authorization_code') return 'unsupported_grant_type'
  const verifier = value('code_verifier')
  return grants.exchange({ code: value('code'), verifier, redirectUri: value('redirect_uri'), clientId })
}

/** An app authenticates in the form or in the header (RFC 6749, 2.3.1). */
function clientOf(request: Context, given: URLSearchParams, clients: readonly OauthClient[]): OauthClient | undefined {
  const [, basic = ''] = /^Basic (.+)$/.exec(request.req.header('authorization') ?? '') ?? []
  const [name, key] = Buffer.from(basic, 'base64').toString().split(':').map(percentDecoded)
  const id = given.get('client_id') ?? name ?? ''
  const secret = given.get('client_secret') ?? key ?? ''
  return clients.find(({ clientId, clientSecret }) => clientId === id && isSameText(clientSecret, secret))
}
