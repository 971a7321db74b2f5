import type { IncomingMessage } from 'node:http'
import { findHandler } from '#site/handlers/find-handler.ts'
import type { Refusal } from '#site/server/refusals/refusal.ts'

/** Characters of path and query together. */
const longestAddress = 8 * 1024

/** Bytes of a body, unless its handler takes more. */
const largestBody = 64 * 1024

/**
 * Why a request is too large; undefined for all others. A body needs `Content-Length`: an endless chunked body would be
 * counted too late.
 */
export function tooLarge({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Refusal | undefined {
  if (url.length > longestAddress) return { status: 414, detail: 'The address is too long.' }
  if (headers['transfer-encoding'] !== undefined) return { status: 411, detail: 'The body must state its length.' }
  const bytes = Number(headers['content-length'] ?? 0)
  // Nearly every request, cached pages included: no address is looked up for it.
  if (bytes === 0) return undefined
  const limit = findHandler(url.split('?', 1)[0] ?? '')?.handler.maxBytes ?? largestBody
  return bytes > limit ? { status: 413, detail: 'The body is too large.' } : undefined
}
