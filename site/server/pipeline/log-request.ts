import type { IncomingMessage, ServerResponse } from 'node:http'
import { observeSince } from '#site/server/observability/metrics.ts'
import type { StructuredOutput } from '#site/server/observability/structured-output.ts'
import { sourceOf } from '#site/server/page-cache/request/cache-status.ts'
import { pathOf } from './website-of-host.ts'

/** A slower request is logged although it succeeded. */
const slowMs = 5000

/**
 * Measures how long a response took and writes one line when it is sent: never the query, which may hold a secret, nor
 * the client.
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
  response.once('close', () => {
    const ms = Math.round(performance.now() - startedAt)
    const source = sourceOf(response)
    observeSince('site_request_seconds', { source, status: response.statusCode }, startedAt)
    if (which === 'failed' && response.statusCode < 500 && ms < slowMs) return
    log('request', { method, path, status: response.statusCode, ms, source })
  })
}
