import type { IncomingMessage, ServerResponse } from 'node:http'
import type { StructuredOutput } from '#site/operation/structured-output.ts'
import { pathOf } from './site-of.ts'

/** Beyond this a request is worth a line although it succeeded. */
const slowMs = 5000

/**
 * Writes one line when an answer is sent: never the query, which may prove something, nor who asked.
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
    if (which === 'failed' && response.statusCode < 500 && ms < slowMs) return
    const source = String(response.getHeader('x-page-store') ?? 'framework')
    log('request', { method, path, status: response.statusCode, ms, source })
  })
}
