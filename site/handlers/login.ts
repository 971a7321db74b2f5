import 'server-only'
import type { Exchange } from '#site/identity/http-exchange.ts'
import * as callback from '#site/identity/login/respond-to-callback.ts'
import * as done from '#site/identity/login/respond-to-done.ts'
import * as login from '#site/identity/login/respond-to-login.ts'
import * as endSessions from '#site/identity/session/respond-to-end-sessions.ts'
import * as logout from '#site/identity/session/respond-to-logout.ts'
import * as providerLogout from '#site/identity/session/respond-to-provider-logout.ts'
import * as session from '#site/identity/session/respond-with-session.ts'
import { siteIdentity } from '#site/identity/site-identity.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import type { Respond } from './handler.ts'

export const respondToLogin = withIdentity(login.respondToLogin)
export const respondToCallback = withIdentity(callback.respondToCallback)
export const respondToDone = withIdentity(done.respondToDone)
export const respondToLogout = withIdentity(logout.respondToLogout)
export const respondToLoggedOut = withIdentity(logout.respondToLoggedOut)
export const respondToProviderLogout = withIdentity(providerLogout.respondToProviderLogout)
export const respondToEndSessions = withIdentity(endSessions.respondToEndSessions)
export const respondWithSession = withIdentity(session.respondWithSession)

/** The login knows its website and its identity service besides the request. */
function withIdentity(respond: (exchange: Exchange) => Response | Promise<Response>): Respond {
  return (request) => respond(exchangeOf(request))
}

/** The part of a request that the login needs. The website comes from the list of hosts, never from a header. */
function exchangeOf(request: Request): Exchange {
  const { websiteUri, rules } = siteOfHeaders(request.headers)
  return { identity: siteIdentity(), request, origin: websiteUri, market: rules }
}
