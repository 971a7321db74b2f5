import type { MiddlewareHandler } from 'hono'
import { ManagementError } from './management-error.ts'

/**
 * Rate limiter: responds with 429 and Retry-After above a number of requests per second, as the vendor does (3 or 6 by
 * plan). The token bucket refills evenly, so a client that waits for Retry-After gets through.
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
