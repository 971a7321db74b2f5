import { contentLimitOf, contentLimits, limitAt } from './content-limits.ts'
import { type RateLimiter, rateLimiter } from './rate-limiter.ts'

/**
 * A rate limiter for each class of requests to the content service.
 * @param planned requests a second of the plan for single entries
 * @returns the limiter of a request's address
 */
export function contentLimiters(planned: number): (address: string) => RateLimiter | undefined {
  const limiters = contentLimits.map((limit): [string, RateLimiter] => [
    limit.name,
    rateLimiter({ name: limit.name, perSecond: limitAt(planned, limit) }),
  ])
  const byName = new Map(limiters)
  return (address) => byName.get(contentLimitOf(address).name)
}
