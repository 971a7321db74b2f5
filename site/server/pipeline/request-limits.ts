import type { IncomingMessage } from 'node:http'
import { largestDrained } from '#site/server/configuration/largest-drained.ts'
import type { Refusal } from '#site/server/refusals/refusal.ts'

/** Characters of path and query together. */
const longestAddress = 8 * 1024

const mebibyte = 2 ** 20

/** Bytes of a body, by the beginning of the path; the first row that fits counts. The routes check what they read again. */
export const bodyLimits: readonly { path: string; bytes: number }[] = [
  { path: '/api/forms/', bytes: largestDrained },
  { path: '/api/codes', bytes: 2 * mebibyte },
  // Five hundred lines with notes, and what was pasted to them.
  { path: '/api/lists', bytes: 2 * mebibyte },
  { path: '/api/preview/', bytes: 2 * mebibyte },
  { path: '/api/field-data', bytes: mebibyte / 64 },
  { path: '/', bytes: mebibyte / 16 },
]

/**
 * Why a request is too large; undefined for all others. A body needs `Content-Length`: an endless chunked body would be
 * counted too late.
 */
export function tooLarge({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Refusal | undefined {
  if (url.length > longestAddress) return { status: 414, detail: 'The address is too long.' }
  if (headers['transfer-encoding'] !== undefined) return { status: 411, detail: 'The body must state its length.' }
  const bytes = Number(headers['content-length'] ?? 0)
  const limit = bodyLimits.find(({ path }) => url.startsWith(path))?.bytes ?? 0
  return bytes > limit ? { status: 413, detail: 'The body is too large.' } : undefined
}
