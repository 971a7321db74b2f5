import 'server-only'
import { env } from '#site/server/configuration/env.ts'
import { rateLimiter, type TakeSlot } from '#site/server/upstream/rate-limiter.ts'
import { upstreamFetch } from '#site/server/upstream/upstream-fetch.ts'

const key = Symbol.for('zarandal.content-turns')

/** The service counts what a second brings. */
const withinMs = 1000

/**
 * `supplierFetch` at the pace that the content service allows: spec section 9, 5 requests a second (a setting). Repeated ones
 * count like others. In place of the pace of the vendor's client, which counts by the clock of the machine and for itself
 * alone; on globalThis, because the framework's bundles each have a client and the service has one limit.
 * @throws what `supplierFetch` throws
 */
export const rateLimitedFetch: typeof fetch = async (input, init) => {
  const shared = globalThis as { [key]?: TakeSlot }
  shared[key] ??= rateLimiter({ most: env.CONTENT_REQUESTS_PER_SECOND, withinMs })
  await shared[key]()
  return await upstreamFetch(input, init)
}
