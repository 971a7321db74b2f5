import { isOwnOrigin } from '#site/forms/submissions/is-own-origin.ts'
import { exchangeOf } from '#site/identity/exchange-of.ts'
import { type Exchange, refuseExchange } from '#site/identity/http-exchange.ts'
import { respondToCallback } from '#site/identity/login/respond-to-callback.ts'
import { respondToDone } from '#site/identity/login/respond-to-done.ts'
import { respondToLogin } from '#site/identity/login/respond-to-login.ts'
import { respondToEndSessions } from '#site/identity/session/respond-to-end-sessions.ts'
import { respondToLoggedOut, respondToLogout } from '#site/identity/session/respond-to-logout.ts'
import { respondToProviderLogout } from '#site/identity/session/respond-to-provider-logout.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

type Responder = (exchange: Exchange) => Response | Promise<Response>
type Context = { params: Promise<{ action: string[] }> }

const gets: Readonly<Record<string, Responder>> = {
  login: respondToLogin,
  'callback/provider': respondToCallback,
  'logged-out': respondToLoggedOut,
  done: respondToDone,
}

export const GET = withRefusalPages(async (request: Request, { params }: Context): Promise<Response> => {
  return await respond(gets, request, (await params).action)
})

const posts: Readonly<Record<string, Responder>> = {
  'callback/provider': respondToCallback,
  'backchannel-logout': respondToProviderLogout,
  logout: fromOwnPages(respondToLogout),
  'end-sessions': fromOwnPages(respondToEndSessions),
}

export const POST = withRefusalPages(async (request: Request, { params }: Context): Promise<Response> => {
  return await respond(posts, request, (await params).action)
})

async function respond(
  rows: Readonly<Record<string, Responder>>,
  request: Request,
  action: string[],
): Promise<Response> {
  const name = action.join('/')
  return Object.hasOwn(rows, name)
    ? ((await rows[name]?.(exchangeOf(request))) ?? refuseExchange(404))
    : refuseExchange(404)
}

function fromOwnPages(respondTo: Responder): Responder {
  return (exchange) => (isOwnOrigin(exchange.request.headers) ? respondTo(exchange) : refuseExchange(403))
}
