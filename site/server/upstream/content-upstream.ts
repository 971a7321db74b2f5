import { env } from '#site/server/configuration/env.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { contentLimiters } from './content-limiters.ts'
import { upstreamClient } from './upstream-client.ts'

/** The files of the service have no such limit. */
const limiters = runtimePart('content-rate-limiters', () => contentLimiters(env.CONTENT_REQUESTS_PER_SECOND))
const limiterOf = (address: string) => limiters()(address)

/** For the vendor's client, which has retries of its own. Its own rate limit counts by the wall clock and for itself alone. */
export const contentFetch = upstreamClient({ limiterOf })

export const contentFetchRetried = upstreamClient({ limiterOf, isRetried: true })

export const fileFetch = upstreamClient({ isRetried: true })

export const fileStreamFetch = upstreamClient({ isStreamed: true })
