import { hostedBy } from '#site/server/configuration/hosting.ts'
import { currentRequestId } from '#site/server/observability/request-id.ts'

/**
 * Whether a request came while the framework's server listened already and the request pipeline was not around it yet. Nothing may be
 * answered then: neither limits nor protection headers apply.
 */
export function isTooEarly(): boolean {
  return process.env.NODE_ENV === 'production' && hostedBy() === 'node' && currentRequestId() === undefined
}

export function tooEarly(): Response {
  const headers = { 'retry-after': '1', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' }
  return new Response('The site is starting. Please try again in a second.\n', { status: 503, headers })
}
