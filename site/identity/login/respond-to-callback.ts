import { readLocaleCookie } from '#site/routing/cookies/locale-cookie.ts'
import { withPrefix } from '#site/routing/path-for.ts'
import { type Exchange, sendTo } from '../http-exchange.ts'
import { deviceOf } from '../session/device-of.ts'
import { endHeldSession } from '../session/end-held-session.ts'
import { findSession } from '../session/find-session.ts'
import { loginMark } from '../session/login-mark.ts'
import { encryptTicket, endedSessionCookies, sessionCookies } from '../session/session-cookie.ts'
import { doneAddress, failLogin } from './fail-login.ts'
import { finishLogin } from './finish-login.ts'

/** The redirect URI: the provider sends the browser back by GET or by a posted form. */
export async function respondToCallback(exchange: Exchange): Promise<Response> {
  const { identity, request, origin } = exchange
  const cookieHeader = request.headers.get('cookie')
  const device = deviceOf(request.headers, identity.settings.countryHeader)
  const finished = await finishLogin(identity, { origin, response: await responseOf(exchange), cookieHeader, device })
  const { mode } = finished
  const returnTo = finished.returnTo ?? homeOf(exchange)
  if (!finished.isLoggedIn) {
    const { code, cause } = finished.error
    // Another tab has logged in meanwhile: an answer that comes late or twice needs no login any more.
    const isLate = code === 'missing_transaction' || code === 'state_mismatch'
    if (isLate && (await findSession(identity, cookieHeader)).isHeld) return sendTo(returnTo, finished.cookies)
    // The provider's session is over, so the site's session ends too (product specification, section 4).
    const hasEnded = mode === 'silent' && code === 'login_required'
    if (hasEnded) await endHeldSession(exchange)
    const cookies = hasEnded ? [...finished.cookies, ...endedSessionCookies()] : finished.cookies
    return failLogin(exchange, { code, mode, returnTo, cookies, cause })
  }
  await endHeldSession(exchange)
  const { ticket } = finished
  const encrypted = await encryptTicket(ticket, identity.settings.secret)
  const cookies = [...finished.cookies, ...sessionCookies(encrypted, loginMark(identity, ticket))]
  return sendTo(mode === 'redirect' ? returnTo : doneAddress(mode, 'ok'), cookies)
}

async function responseOf({ identity, request }: Exchange): Promise<URLSearchParams> {
  if (identity.settings.responseMode === 'query') return new URL(request.url).searchParams
  return new URLSearchParams(request.method === 'POST' ? await request.text() : '')
}

/** The home page in the last locale of the browser, for a response without a known login. */
function homeOf({ request, market }: Exchange): string {
  const locale = readLocaleCookie(request.headers.get('cookie') ?? undefined)
  return withPrefix('/', { market, locale: market.locales.find((one) => one === locale) ?? market.defaultLocale })
}
