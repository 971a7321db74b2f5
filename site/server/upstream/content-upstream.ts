import { env } from '#site/server/configuration/env.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { rateLimiter } from './rate-limiter.ts'
import { upstreamClient } from './upstream-client.ts'

/** The content service counts what a second brings (spec section 9; a setting). Its files have no such limit. */
const limiter = runtimePart('content-rate-limiter', () =>
  rateLimiter({ most: env.CONTENT_REQUESTS_PER_SECOND, withinMs: 1000 }),
)
const takeSlot = () => limiter()()

/** For the vendor's client, which has retries of its own. Its own rate limit counts by the wall clock and for itself alone. */
export const contentFetch = upstreamClient({ takeSlot })

export const contentFetchRetried = upstreamClient({ takeSlot, isRetried: true })

export const fileFetch = upstreamClient({ isRetried: true })

export const fileStreamFetch = upstreamClient({ isStreamed: true })
