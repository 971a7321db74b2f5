import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { refusalAddress } from '#site/routing/refusal-address.ts'
import { largestDrained } from '#site/server/configuration/largest-drained.ts'
import type { Refusal } from '#site/server/refusals/refusal.ts'
import { refuse } from '#site/server/refusals/refuse.ts'
import { isAheadOfClick, wantsPage } from '#site/server/refusals/wants-page.ts'

/**
 * Refuses a request before it reaches its route: a script gets data; a person gets the page of the status, which the framework renders in
 * place of what was requested.
 */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { refusal, listener }: { refusal: Refusal; listener: RequestListener },
): void {
  const { status, headers = {} } = refusal
  const isPage = wantsPage(request.headers) && !isAheadOfClick(request.headers)
  if (status !== 404 && !isRead(request, status, isPage)) response.setHeader('connection', 'close')
  if (!isPage) return refuse(response, refusal)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.method !== 'HEAD') request.method = 'GET'
  request.url = refusalAddress(status)
  delete request.headers['content-length']
  listener(request, response)
}

/** A response is lost where the body could not be sent to its end; an endless one is not read. */
function isRead({ headers }: IncomingMessage, status: number, isPage: boolean): boolean {
  const isBounded = Number(headers['content-length'] ?? 0) <= largestDrained && status !== 411
  return isBounded && (isPage || status === 413)
}
