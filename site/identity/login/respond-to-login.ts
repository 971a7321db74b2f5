import { locales } from '#site/routing/locales.ts'
import { type Exchange, sendTo } from '../http-exchange.ts'
import { IdentityError } from '../identity-errors.ts'
import { failLogin } from './fail-login.ts'
import { isOwnFrame } from './is-own-frame.ts'
import { localeOfReturn } from './locale-of-return.ts'
import { returnPath } from './return-path.ts'
import { startLogin } from './start-login.ts'
import { type LoginMode, loginModes } from './transaction.ts'

/** Longest name of an organisation that is passed on. */
const maxOrganisation = 200

/**
 * GET /api/auth/login: `returnTo`, `mode` (redirect, popup, silent), `organisation`; all may be absent. A silent check
 * can end the session, so only a frame of the site's own pages starts one; any other request is redirected to
 * `returnTo`.
 */
export async function respondToLogin(exchange: Exchange): Promise<Response> {
  const { identity, request, origin, market } = exchange
  const { searchParams } = new URL(request.url)
  const returnTo = returnPath(searchParams.get('returnTo'))
  const mode = loginModes.find((one) => one === searchParams.get('mode')) ?? ('redirect' satisfies LoginMode)
  if (mode === 'silent' && !isOwnFrame(request.headers, origin)) return sendTo(returnTo)
  const locale = localeOfReturn(returnTo, market)
  try {
    const { location, cookies } = await startLogin(identity, {
      origin,
      returnTo,
      mode,
      organisation: searchParams.get('organisation')?.slice(0, maxOrganisation) || undefined,
      languages: locales[locale].iso,
      cookieHeader: request.headers.get('cookie'),
    })
    return sendTo(location, cookies)
  } catch (error) {
    const { code, cause } =
      error instanceof IdentityError ? error : { code: 'provider_unavailable' as const, cause: error }
    return failLogin(exchange, { code, mode, returnTo, cookies: [], cause })
  }
}
