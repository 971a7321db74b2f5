import type { Identity } from 'site/identity/identity.ts'
import { endHeldSession } from 'site/identity/session/end-held-session.ts'
import { findSession } from 'site/identity/session/find-session.ts'
import { respondWithSession } from 'site/identity/session/respond-with-session.ts'
import { sessionCookieName } from 'site/identity/session/session-cookie.ts'
import { markets } from 'site/routing/markets.ts'

/** What a browser learns: why there is no session, undefined where there is one; and its new cookie, where it gets one. */
export type Used = { because: string | undefined; cookie?: string | undefined }

export const unavailable: Used = { because: 'unavailable' }

const exchangeWith = (identity: Identity, cookie: string) => {
  const request = new Request('http://site.example/', { headers: { cookie: `${sessionCookieName}=${cookie}` } })
  return { identity, request, origin: 'http://site.example', market: markets.base }
}

/** A browser opens a page, or the script of one asks for the session, which may give the cookie a new secret. */
export async function use(
  identity: Identity,
  cookie: string,
  what: 'open a page' | 'ask for the session',
): Promise<Used> {
  const exchange = exchangeWith(identity, cookie)
  if (what === 'open a page') {
    const session = await findSession(identity, exchange.request.headers.get('cookie'))
    return { because: session.isHeld ? undefined : (session.because ?? 'no cookie') }
  }
  const response = await respondWithSession(exchange)
  const { authenticated, error = 'no cookie' }: { authenticated: boolean; error?: string } = await response.json()
  return { because: authenticated ? undefined : error, cookie: newCookie(response) }
}

function newCookie(response: Response): string | undefined {
  const set = response.headers.getSetCookie().find((one) => one.startsWith(sessionCookieName))
  const value = set?.split(';')[0]?.slice(sessionCookieName.length + 1)
  return value ? decodeURIComponent(value) : undefined
}

export async function logOut(identity: Identity, cookie: string): Promise<void> {
  await endHeldSession(exchangeWith(identity, cookie))
}
