import type { IncomingMessage, ServerResponse } from 'node:http'
import { requestHost } from '#site/routing/hosts/request-host.ts'
import { env } from '#site/server/configuration/env.ts'
import { requestIdOf } from '#site/server/observability/request-id.ts'
import { isTracing } from '#site/server/observability/tracing.ts'
import { isRedirect } from '#site/server/page-cache/cached-response.ts'
import type { PageCache } from '#site/server/page-cache/page-cache.ts'
import { requestsDocument } from '#site/server/page-cache/request/cache-key.ts'
import { sendResponse } from '#site/server/page-cache/request/send-response.ts'
import { draftCookieName } from '#site/server/preview/draft-cookie.ts'
import { hasOneHost } from './origin-form.ts'
import type { publicAddresses } from './public-address.ts'
import { localeToRemember } from './remember-locale.ts'

export type CacheHits = {
  store: Pick<PageCache, 'cacheHit'>
  addressOf: ReturnType<typeof publicAddresses>
}

/**
 * Answers a document that is kept, at nearly the price of a file: nothing is asked that the address of a public page
 * has answered before. Any other request, and every one that is to leave a trace or a line of its own, is left alone.
 * @returns whether it was answered
 */
export function sendCacheHit(
  request: IncomingMessage,
  response: ServerResponse,
  { store, addressOf }: CacheHits,
): boolean {
  if (!isPlain(request) || env.LOG_REQUESTS === 'all' || isTracing()) return false
  const host = requestHost(request.headers, env.TRUST_PROXY)
  const address = host === undefined ? undefined : addressOf(host, request.url ?? '/')
  const hit = address && store.cacheHit(address.key)
  // A redirect hands on the whole query, of which the store knows a part.
  if (!hit || isRedirect(hit.response)) return false
  const locale = localeToRemember(request, address)
  const beside = [
    ...address.protection,
    'x-request-id',
    requestIdOf(request.headers, env.TRUST_PROXY),
    ...(locale === undefined ? [] : ['set-cookie', locale]),
  ]
  sendResponse(hit, { request, response, beside })
  return true
}

/** Whether a request carries nothing but what every visit carries: no body, no proof of who asks, no draft. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers, rawHeaders } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
  return hasOneHost(rawHeaders) && requestsDocument(request) && headers.cookie?.includes(draftCookieName) !== true
}
