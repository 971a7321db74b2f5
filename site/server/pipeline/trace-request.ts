import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '#site/server/configuration/env.ts'
import { isTracing, startSpan, withinSpan } from '#site/server/observability/tracing.ts'
import { sourceOf } from '#site/server/page-cache/request/cache-status.ts'
import { pathOf } from './website-of-host.ts'

/**
 * Runs what answers a request, within a span that ends with the answer. Said of it: method, path, status and where the
 * answer came from; never the query nor who asked. Only a trusted proxy may say to which trace it belongs.
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
    span?.state({ 'http.response.status_code': response.statusCode, 'zarandal.page.source': source })
    if (response.statusCode >= 500) span?.fail(String(response.statusCode))
    span?.end()
  })
  withinSpan(span, respond)
}
