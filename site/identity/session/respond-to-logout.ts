import { stringifySetCookie } from 'cookie'
import { isExtranetPath } from '#site/routing/is-extranet-path.ts'
import { locales } from '#site/routing/locales.ts'
import { withPrefix } from '#site/routing/path-for.ts'
import { type Exchange, sendTo } from '../http-exchange.ts'
import { localeOfReturn } from '../login/locale-of-return.ts'
import { returnPath } from '../login/return-path.ts'
import { providerMetadata } from '../provider/provider-metadata.ts'
import { endHeldSession } from './end-held-session.ts'
import { endedSessionCookies, readCookie } from './session-cookie.ts'

/** Cookie for ten minutes: where the visitor returns after the provider's logout. */
const returnCookie = { name: '__Host-after-logout', path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

/** POST /api/auth/logout: ends our session at once, then the provider's, with the client's id and the way back. */
export async function respondToLogout(exchange: Exchange): Promise<Response> {
  const { identity, request, origin } = exchange
  await endHeldSession(exchange)
  const form = new URLSearchParams(await request.text())
  const target = publicPath(exchange, returnPath(form.get('returnTo')))
  const details = await providerMetadata(identity).catch(() => undefined)
  const endpoint = details?.document.end_session_endpoint
  if (endpoint === undefined) return sendTo(target, endedSessionCookies())
  const location = new URL(endpoint)
  location.searchParams.set('client_id', identity.settings.clientId)
  location.searchParams.set('post_logout_redirect_uri', `${origin}/api/auth/logged-out`)
  location.searchParams.set('ui_locales', languageOf(exchange, target))
  const cookie = stringifySetCookie({ ...returnCookie, value: target, maxAge: 600 })
  return sendTo(location.href, [...endedSessionCookies(), cookie])
}

/** GET /api/auth/logged-out: the way back from the provider. */
export function respondToLoggedOut({ request }: Exchange): Response {
  const wanted = readCookie(request.headers.get('cookie'), returnCookie.name)
  return sendTo(returnPath(wanted), [stringifySetCookie({ ...returnCookie, value: '', maxAge: 0 })])
}

/** A page behind the login would start a login again. */
function publicPath({ market }: Exchange, path: string): string {
  const { pathname } = new URL(path, 'http://site.invalid')
  if (!isExtranetPath(pathname)) return path
  return withPrefix('/', { market, locale: localeOfReturn(path, market) })
}

function languageOf({ market }: Exchange, path: string): string {
  return locales[localeOfReturn(path, market)].iso
}
