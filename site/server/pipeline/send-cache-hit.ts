import type { IncomingMessage, ServerResponse } from 'node:http'
import { markdownOfPages } from '#site/features.process.ts'
import { localeCookieFor, readLocaleCookie } from '#site/routing/cookies/locale-cookie.ts'
import { requestHost } from '#site/routing/hosts/request-host.ts'
import { isForCdn } from '#site/server/cdn/cdn-headers.ts'
import { env } from '#site/server/configuration/env.ts'
import { observeSince } from '#site/server/observability/metrics.ts'
import { requestIdOf } from '#site/server/observability/request-id.ts'
import { isTracing } from '#site/server/observability/tracing.ts'
import { isRedirect } from '#site/server/page-cache/cached-response.ts'
import type { PageCache } from '#site/server/page-cache/page-cache.ts'
import { isMarkdownRequest, requestsDocument } from '#site/server/page-cache/request/cache-key.ts'
import { sendResponse } from '#site/server/page-cache/request/send-response.ts'
import { draftCookieName } from '#site/server/preview/draft-cookie.ts'
import { hasOneHost } from './origin-form.ts'
import type { PublicAddress, publicAddresses } from './public-address.ts'

export type CacheHits = {
  store: Pick<PageCache, 'cacheHit'>
  addressOf: ReturnType<typeof publicAddresses>
}

/**
 * Sends a cached document at nearly the price of a file: the rules for its address were evaluated before. Any other
 * request passes, and so does every request that needs a span or a log line.
 * @returns whether a response was sent
 */
export function sendCacheHit(
  request: IncomingMessage,
  response: ServerResponse,
  { store, addressOf }: CacheHits,
): boolean {
  const startedAt = performance.now()
  if (!isPlain(request) || env.LOG_REQUESTS === 'all' || isTracing()) return false
  const host = requestHost(request.headers, env.TRUST_PROXY)
  const address = host === undefined ? undefined : addressOf(host, request.url ?? '/')
  const hit = address && store.cacheHit(address.key)
  // A redirect keeps the whole query, of which the cache key has a part.
  if (!hit || isRedirect(hit.response)) return false
  const beside = ['x-request-id', requestIdOf(request.headers, env.TRUST_PROXY)]
  if (!isForCdn(response)) beside.push(...localeCookieOf(request, address))
  const status = sendResponse(hit, { request, response, lasting: address.protection, beside })
  observeSince('site_request_seconds', { kind: address.kind, source: 'hit', status }, startedAt)
  return true
}

function localeCookieOf({ headers }: IncomingMessage, { locale, site }: PublicAddress): string[] {
  const cookie = localeCookieFor(locale, readLocaleCookie(headers.cookie), site.rules)
  return cookie === undefined ? [] : ['set-cookie', cookie]
}

/** Whether a request has no body, no credentials and no draft cookie, and is not for the editor's frame. */
function isPlain(request: IncomingMessage): boolean {
  const { method, headers, rawHeaders } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  if (hasBody(request) || isNegotiated(request) || headers['sec-fetch-dest'] === 'iframe') return false
  return hasOneHost(rawHeaders) && requestsDocument(request) && headers.cookie?.includes(draftCookieName) !== true
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** The pipeline exchanges the target of such a request (`negotiatedTarget`). */
function isNegotiated(request: IncomingMessage): boolean {
  return markdownOfPages?.prefersMarkdown(request.headers.accept) === true && !isMarkdownRequest(request)
}
