import { answerCallback } from '#site/identity/answer-callback.ts'
import { answerDone } from '#site/identity/answer-done.ts'
import { answerLogin } from '#site/identity/answer-login.ts'
import { answerLoggedOut, answerLogout } from '#site/identity/answer-logout.ts'
import type { Exchange } from '#site/identity/exchange.ts'
import { exchangeOf } from '#site/identity/exchange-of.ts'
import { isOwnOrigin } from '#site/submissions/is-own-origin.ts'

type Answer = (exchange: Exchange) => Response | Promise<Response>
type Context = { params: Promise<{ action: string[] }> }

const gets: Readonly<Record<string, Answer>> = {
  login: answerLogin,
  'callback/provider': answerCallback,
  'logged-out': answerLoggedOut,
  done: answerDone,
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return await answer(gets, request, (await params).action)
}

const posts: Readonly<Record<string, Answer>> = {
  'callback/provider': answerCallback,
  logout: (exchange) => (isOwnOrigin(exchange.request.headers) ? answerLogout(exchange) : refuse(403)),
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return await answer(posts, request, (await params).action)
}

async function answer(rows: Readonly<Record<string, Answer>>, request: Request, action: string[]): Promise<Response> {
  const name = action.join('/')
  return Object.hasOwn(rows, name) ? ((await rows[name]?.(exchangeOf(request))) ?? refuse(404)) : refuse(404)
}

function refuse(status: number): Response {
  return new Response(undefined, { status, headers: { 'cache-control': 'private, no-store' } })
}
