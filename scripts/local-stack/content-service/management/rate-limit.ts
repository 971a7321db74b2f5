import type { MiddlewareHandler } from 'hono'
import { ManagementError } from './management-error.ts'

/**
 * Refuses what goes over a number of requests per second with 429 and Retry-After, as the vendor does (3 or 6 by plan).
 * A bucket refills evenly, so a client that waits as told gets through.
 */
export function rateLimit(perSecond: number): MiddlewareHandler {
  let tokens = perSecond
  let filledAt = Date.now()
  return async (request, next) => {
    const now = Date.now()
    tokens = Math.min(perSecond, tokens + ((now - filledAt) / 1000) * perSecond)
    filledAt = now
    if (tokens < 1) {
      request.header('retry-after', '1')
      throw new ManagementError(429, { error: 'Too many requests' })
    }
    tokens -= 1
    await next()
  }
}
