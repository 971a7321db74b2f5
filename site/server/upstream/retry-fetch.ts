import 'server-only'
import { isBrokenCircuitError } from 'cockatiel'
import { count } from '#site/server/observability/metrics.ts'
import { upstreamFetch } from './upstream-fetch.ts'

/** Statuses after which a second try may help (product specification, section 8; acceptance row H2). */
export const retriedStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Methods that change something: sent once, whatever comes back. */
const mutatingMethods: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * `fetch` for suppliers that tries once more where that changes nothing: after a status of the list, or when no answer came.
 * The content client does not use it; it has tries of its own.
 * @throws as `supplierFetch`, within twice its limit
 */
export const retryFetch: typeof fetch = async (input, init) => {
  const request = { address: String(input instanceof Request ? input.url : input), init }
  const method = (init?.method ?? 'GET').toUpperCase()
  if (mutatingMethods.includes(method)) return upstreamFetch(request.address, init)
  return (await firstTry(request)) ?? (await upstreamFetch(request.address, init))
}

type Sent = { address: string; init: RequestInit | undefined }

/** @returns undefined when it is worth a second try */
async function firstTry({ address, init }: Sent): Promise<Response | undefined> {
  try {
    const response = await upstreamFetch(address, init)
    if (!retriedStatuses.includes(response.status)) return response
    // Its connection is free again only when somebody has read it.
    await response.body?.cancel()
  } catch (error) {
    if (isBrokenCircuitError(error) || init?.signal?.aborted) throw error
  }
  count('site_upstream_retries_total', { host: new URL(address).host })
  return undefined
}
