import type { ServerResponse } from 'node:http'
import { brand } from '#site/brand/brand.ts'

/** Where a page came from: the cache, a render, a stale copy, or a render of a page that is never cached. */
export type CacheSource = 'hit' | 'miss' | 'stale' | 'bypass'

export const cacheStatusHeader = 'cache-status'

const sources = { hit: 'hit', miss: 'fwd=miss', stale: 'fwd=stale', bypass: 'fwd=bypass' } as const

/** The value of `Cache-Status` (RFC 9211, section 2). */
export function cacheStatus(source: CacheSource): string {
  return `${brand.id}; ${sources[source]}`
}

/** The same for logs, metrics and traces; `framework` where no page was sent. */
export function sourceOf(response: Pick<ServerResponse, 'getHeader'>): string {
  const value = String(response.getHeader(cacheStatusHeader) ?? '')
  return /(hit|miss|stale|bypass)$/.exec(value)?.[0] ?? 'framework'
}
