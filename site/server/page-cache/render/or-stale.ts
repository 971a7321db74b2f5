import type { CachedResponse } from '../cached-response.ts'
import type { PageResponse } from '../page-cache.ts'
import { orTimeout } from './or-timeout.ts'

type StaleCopy = {
  readStale: () => Promise<CachedResponse | undefined>
  timeoutMs: number
  /** Whether what the page waits for is known to take its time. */
  isSlow: () => boolean
}

/**
 * Waits for a page that is being drawn, but not longer than its patience when the last good copy can be had: after a
 * restart beside a slow supplier every page would otherwise wait for the supplier's limit. The drawing goes on.
 */
export async function orStaleCopy(
  rendering: Promise<PageResponse>,
  { readStale, timeoutMs, isSlow }: StaleCopy,
): Promise<PageResponse> {
  const first = await orTimeout(rendering, { timeoutMs, isPointless: isSlow })
  if (first !== 'late') return first
  const response = await readStale()
  if (!response) return await rendering
  rendering.catch(() => undefined)
  return { response, source: 'stale' }
}
