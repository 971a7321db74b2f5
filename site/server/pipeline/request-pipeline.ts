import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { brand } from '#site/brand/brand.ts'
import { markdownOfPages } from '#site/features.process.ts'
import { isPersonalToFeature } from '#site/features.ts'
import { findHandler } from '#site/handlers/find-handler.ts'
import { localeCookieFor, localeOfVisit, readLocaleCookie } from '#site/routing/cookies/locale-cookie.ts'
import { requestHost } from '#site/routing/hosts/request-host.ts'
import { formatAt } from '#site/routing/page-format.ts'
import { plainTarget } from '#site/routing/query/plain-target.ts'
import { visitorAddress } from '#site/routing/visitor-address.ts'
import { guardFromCdn, isForCdn } from '#site/server/cdn/cdn-headers.ts'
import { env } from '#site/server/configuration/env.ts'
import { requestIdOf, withRequestId } from '#site/server/observability/request-id.ts'
import type { StructuredOutput } from '#site/server/observability/structured-output.ts'
import { stateLength } from '#site/server/page-cache/render/state-length.ts'
import { isPageRequest } from '#site/server/page-cache/request/cache-key.ts'
import { isRefusedInterface } from '#site/server/preview/is-behind-gate.ts'
import type { Refusal } from '#site/server/refusals/refusal.ts'
import { isAheadOfClick } from '#site/server/refusals/wants-page.ts'
import { hideFramework } from '#site/server/security/hide-framework.ts'
import { protectionHeaders } from '#site/server/security/protection-headers.ts'
import { allowedMethods } from './allowed-methods.ts'
import { type HealthChecks, type Lifecycle, respondToHealthCheck } from './health-checks.ts'
import { type GateLimits, limitGate } from './limit-gate.ts'
import { logRequest } from './log-request.ts'
import { hasOneHost, originForm } from './origin-form.ts'
import { refuseRequest } from './refuse-request.ts'
import { tooLarge } from './request-limits.ts'
import { type CacheHits, sendCacheHit } from './send-cache-hit.ts'
import { traceRequest } from './trace-request.ts'
import { pathOf, siteOf } from './website-of-host.ts'

const isDeveloping = env.NODE_ENV === 'development'

type Front = {
  lifecycle: Lifecycle
  checks: HealthChecks
  log: StructuredOutput['log']
  /** The page cache, in production. */
  cacheHit?: CacheHits | undefined
  /** Rate limiter for wrong credentials of gated websites. */
  gateLimits?: GateLimits
}

/**
 * The first steps of every request: it gets an id for the logs; health checks get their response; the host from a
 * trusted proxy becomes the request's own; the target becomes unambiguous; a request that is malformed, too large,
 * unauthorized or of a wrong method is refused; every response gets the protection headers. A cached public page is
 * sent before all that.
 */
export function requestPipeline(listener: RequestListener, front: Front): RequestListener {
  const { lifecycle, checks, log, cacheHit, gateLimits: limits } = front
  return (request, response) => {
    if (respondToHealthCheck(request, response, { lifecycle, checks })) return
    guardFromCdn(request, response)
    if (cacheHit && !lifecycle.isEnding && sendCacheHit(request, response, cacheHit)) return
    const id = requestIdOf(request.headers, env.TRUST_PROXY)
    response.setHeader('x-request-id', id)
    // A connection that goes on would keep an ending process alive.
    if (lifecycle.isEnding) response.setHeader('connection', 'close')
    withRequestId(id, () => {
      const isWellFormed = normalize(request)
      // Pages that are rendered for their request alone, while developing, have no Markdown.
      if (!isDeveloping && markdownOfPages) request.url = markdownOfPages.negotiatedTarget(request)
      protect(request, response)
      traceRequest(request, response, () => {
        logRequest(request, response, { log, which: env.LOG_REQUESTS })
        const refuse = (refusal: Refusal) => refuseRequest(request, response, { refusal, listener })
        const judge = () => {
          const refusal = refusalOf(request, isWellFormed)
          if (refusal) refuse(refusal)
          else pass(request, response, listener)
        }
        limitGate(request, { limits, pass: judge, refuse })
      })
    })
  }
}

/** @returns whether host and target are unambiguous (RFC 9112, sections 3.2 and 3.3) */
function normalize(request: IncomingMessage): boolean {
  const target = originForm(request.url ?? '/', request.headers.host)
  const host = requestHost(request.headers, env.TRUST_PROXY)
  if (host !== undefined) request.headers.host = host
  request.url = iconTarget(plainTarget(target ?? '/'))
  request.headers['x-visitor-address'] = visitorAddress(request.headers, request.socket.remoteAddress, env.TRUST_PROXY)
  return target !== undefined && hasOneHost(request.rawHeaders)
}

/** Programs that read no page, such as feed readers, look for an icon under its old name. */
function iconTarget(target: string): string {
  return target === '/favicon.ico' ? '/icon.svg' : target
}

function protect(request: IncomingMessage, response: ServerResponse): void {
  const isSecure = siteOf(request.headers.host).websiteUri.startsWith('https:')
  const path = pathOf(request)
  const headers = protectionHeaders({ path, isSecure, isKey: findHandler(path)?.handler.isKey })
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  hideFramework(response)
}

function refusalOf(request: IncomingMessage, isWellFormed: boolean): Refusal | undefined {
  const refusal = (isWellFormed ? undefined : malformed) ?? tooLarge(request) ?? wrongMethod(request) ?? ahead(request)
  return refusal ?? (!isPageRequest(request) && isRefusedInterface(request) ? gated : undefined)
}

const malformed: Refusal = {
  status: 400,
  detail: 'The request must name one host of this server and a path that begins with a slash.',
}

/** While developing, the framework's own tools send to addresses below these. */
const developmentTools = /^\/(_next|__nextjs)/

function wrongMethod(request: IncomingMessage): Refusal | undefined {
  const { method = '' } = request
  const path = pathOf(request)
  if (isDeveloping && developmentTools.test(path)) return undefined
  const methods = allowedMethods(path)
  if (!methods) return { status: 404, detail: 'There is no such interface.' }
  if (methods.includes(method)) return undefined
  const allow = methods.join(', ')
  return { status: 405, detail: `This address takes only ${allow}.`, headers: { allow } }
}

/**
 * A browser that loads an address ahead of a click would begin a login, end a digest or count a download that nobody wants; it
 * discards this answer and asks again at the click. Requests of a page's script go on: a page may be rendered ahead.
 */
function ahead({ headers, url = '/' }: IncomingMessage): Refusal | undefined {
  const isOfScript = /^(cors|same-origin)$/.test(String(headers['sec-fetch-mode']))
  if (!isAheadOfClick(headers) || isOfScript || !url.startsWith('/api/')) return undefined
  return { status: 503, detail: 'This address is not loaded ahead of a click.' }
}

/** Pages of a gated website have a screen of their own. */
const gated = {
  status: 401,
  detail: 'This website asks for credentials.',
  headers: { 'www-authenticate': `Basic realm="${brand.name}", charset="UTF-8"` },
}

function pass(request: IncomingMessage, response: ServerResponse, listener: RequestListener): void {
  rememberLocale(request, response)
  if (findHandler(pathOf(request))?.handler.statesLength) stateLength(response)
  listener(request, response)
}

/** The pipeline sets the locale cookie, so that the page itself can be cached for all visitors. */
function rememberLocale(request: IncomingMessage, response: ServerResponse): void {
  // Nobody else may get a response that sets a cookie: a script of the page sets it (`security/own-script.ts`).
  if (isForCdn(response)) return
  const path = pathOf(request)
  // A prefetched page is not a visited one, nor is another format of one; a personal address of a feature names no locale.
  const isVisit = request.headers['next-router-prefetch'] === undefined && formatAt(path) === undefined
  if (!isPageRequest(request) || !isVisit || isPersonalToFeature(path)) return
  const { rules } = siteOf(request.headers.host)
  const set = localeCookieFor(localeOfVisit(path, rules), readLocaleCookie(request.headers.cookie), rules)
  if (set !== undefined) response.setHeader('set-cookie', set)
}
