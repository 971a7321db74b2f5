import type { IncomingMessage, ServerResponse } from 'node:http'
import { brand } from '#site/brand/brand.ts'
import { env } from '#site/server/configuration/env.ts'
import { isTracing, startSpan, withinSpan } from '#site/server/observability/tracing.ts'
import { sourceOf } from '#site/server/page-cache/request/cache-status.ts'
import { pathOf } from './website-of-host.ts'

/**
 * Runs the request's handler within a span that ends with the response. The span has method, path, status and the
 * source of the response; never the query or the client. Only a trusted proxy may name the parent trace.
 */
export function traceRequest(request: IncomingMessage, response: ServerResponse, respond: () => void): void {
  if (!isTracing()) return respond()
  const { method = '' } = request
  const given = request.headers['traceparent']
  const span = startSpan({
    name: method,
    kind: 'server',
    details: { 'http.request.method': method, 'url.path': pathOf(request) },
    from: env.TRUST_PROXY && typeof given === 'string' ? given : undefined,
  })
  response.once('close', () => {
    const source = sourceOf(response)
    span?.state({ 'http.response.status_code': response.statusCode, [`${brand.id}.page.source`]: source })
    if (response.statusCode >= 500) span?.fail(String(response.statusCode))
    span?.end()
  })
  withinSpan(span, respond)
}
