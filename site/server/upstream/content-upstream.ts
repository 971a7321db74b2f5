import { env } from '#site/server/configuration/env.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { contentLimitOf, contentLimits, limitAt } from './content-limits.ts'
import { type RateLimiter, rateLimiter } from './rate-limiter.ts'
import { upstreamClient } from './upstream-client.ts'

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

/** The files of the service have no such limit. */
const limiters = runtimePart('content-rate-limiters', () => contentLimiters(env.CONTENT_REQUESTS_PER_SECOND))
const limiterOf = (address: string) => limiters()(address)

/** For the vendor's client, which has retries of its own. Its own rate limit counts by the wall clock and for itself alone. */
export const contentFetch = upstreamClient({ limiterOf })

export const contentFetchRetried = upstreamClient({ limiterOf, isRetried: true })

export const fileFetch = upstreamClient({ isRetried: true })

export const fileStreamFetch = upstreamClient({ isStreamed: true })
