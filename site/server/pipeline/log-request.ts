import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { observeSince } from '#site/server/observability/metrics.ts'
import type { Level, StructuredOutput } from '#site/server/observability/structured-output.ts'
import { sourceOf } from '#site/server/page-cache/request/cache-status.ts'
import { routeKind } from './route-kind.ts'
import { pathOf, siteOf } from './website-of-host.ts'

/** A slower request is logged although it succeeded. */
const slowMs = 5000

/**
 * Measures how long a response took and writes one line when it is sent: never the query, which may contain a secret, nor
 * the client. Call it in the span of the request, whose trace the line names.
 * @param which `failed`: only what failed or was slow
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, which }: { log: StructuredOutput['log']; which: 'all' | 'failed' },
): void {
  const startedAt = performance.now()
  const { method = '' } = request
  const path = pathOf(request).slice(0, 200)
  const { id: website, rules } = siteOf(request.headers.host)
  const kind = routeKind(pathOf(request), rules)
  // The event comes from the socket, which serves other requests as well.
  const inRequest = AsyncLocalStorage.snapshot()
  response.once('close', () => {
    const ms = Math.round(performance.now() - startedAt)
    const [source, status] = [sourceOf(response), response.statusCode]
    observeSince('site_request_seconds', { kind, source, status }, startedAt)
    if (which === 'failed' && status < 500 && ms < slowMs) return
    inRequest(log, 'request', { method, website, path, status, ms, source }, levelOf(status))
  })
}

/** 503 is a refusal that the site decided on, such as a full queue; any other 5xx is an error. */
function levelOf(status: number): Level {
  if (status < 500) return 'info'
  return status === 503 ? 'warning' : 'error'
}
