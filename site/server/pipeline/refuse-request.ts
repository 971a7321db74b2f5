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
  // A browser shows no response to a body that it could not send to its end; the body of a script is not read, nor an endless one.
  const isRead = isPage && !(Number(request.headers['content-length']) > largestDrained) && status !== 411
  if (status !== 404 && !isRead) response.setHeader('connection', 'close')
  if (!isPage) return refuse(response, refusal)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.method !== 'HEAD') request.method = 'GET'
  request.url = refusalAddress(status)
  delete request.headers['content-length']
  listener(request, response)
}
