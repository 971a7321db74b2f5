import 'server-only'
import { env } from '#site/server/configuration/env.ts'
import { runtimePart } from '#site/server/runtime.ts'
import { rateLimiter } from '#site/server/upstream/rate-limiter.ts'
import { upstreamFetch } from '#site/server/upstream/upstream-fetch.ts'

/** The service counts what a second brings. */
const withinMs = 1000

const takeSlot = runtimePart('content-rate-limiter', () =>
  rateLimiter({ most: env.CONTENT_REQUESTS_PER_SECOND, withinMs }),
)

/**
 * `supplierFetch` at the pace that the content service allows: spec section 9, 5 requests a second (a setting). Repeated ones
 * count like others. In place of the pace of the vendor's client, which counts by the clock of the machine and for itself
 * alone.
 * @throws what `supplierFetch` throws
 */
export const rateLimitedFetch: typeof fetch = async (input, init) => {
  await takeSlot()()
  return await upstreamFetch(input, init)
}
