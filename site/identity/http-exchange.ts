import { STATUS_CODES } from 'node:http'
import type { Market } from '#site/routing/markets.ts'
import { refusal } from '#site/server/refusals/refusal.ts'
import type { Identity } from './identity.ts'

/** A request to one of the login's addresses, with its website. */
export type Exchange = {
  identity: Identity
  request: Request
  /** Origin of the visitor's website, from the list of hosts; an unknown host has none of its own. */
  origin: string
  market: Market
}

/** No cache stores a response of the login, and no `Referer` carries its address. */
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

/** A login or logout changes the pages that the browser has loaded ahead (Clear Site Data). */
const forgetPages = { 'clear-site-data': '"prefetchCache", "prerenderCache"' }

/** Sends the browser on, with cookies. `303`, so that a form that was posted is not posted again. */
export function sendTo(location: string, cookies: readonly string[] = []): Response {
  const forget = cookies.length > 0 ? forgetPages : {}
  const response = new Response(undefined, { status: 303, headers: { ...headers, ...forget, location } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Refuses the request. */
export function refuseExchange(status: number): Response {
  return refusal(status, STATUS_CODES[status] ?? '', headers)
}

/** A JSON response for a script of the site. */
export function sendJson(content: object, cookies: readonly string[] = []): Response {
  const response = Response.json(content, { headers })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
