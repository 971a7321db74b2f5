import type { Market } from '#site/routing/markets.ts'
import type { Identity } from './identity.ts'

/** A request to one of the login's addresses, with what is known of its website. */
export type Exchange = {
  identity: Identity
  request: Request
  /** Origin of the website the person is on, from the list of hosts; a made-up host has none of its own. */
  origin: string
  market: Market
}

/** Nothing of a login is kept by anybody, and no address of it is told to the next page. */
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' }

/** Sends the browser on, with cookies. `303`, so that a form that was posted is not posted again. */
export function sendTo(location: string, cookies: readonly string[] = []): Response {
  const response = new Response(undefined, { status: 303, headers: { ...headers, location } })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Answers a script of ours. */
export function sendJson(content: object, cookies: readonly string[] = []): Response {
  const response = Response.json(content, { headers })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
