import 'server-only'
import { isBrokenCircuitError } from 'cockatiel'
import { Agent, type RequestInit as UndiciInit, fetch as undiciFetch } from 'undici'
import { count, observeSince } from '#site/server/observability/metrics.ts'
import { requestInSpan } from '#site/server/observability/request-in-span.ts'
import { circuitFor } from './circuit-breaker.ts'
import { type Ending, upstreamHealthOf } from './upstream-health.ts'
import { wholeResponse } from './whole-response.ts'
import { withinLimit } from './within-limit.ts'

/** The longest any call to a supplier may take, from the connection to the last byte. */
const timeLimitMs = 5000

/** A pool of our own: the framework's patched `fetch` drops our time limits when it revalidates in the background. */
const agent = new Agent({
  connect: { timeout: 2000 },
  // Ours ends first and covers all of a call; these are there should it ever not.
  headersTimeout: timeLimitMs + 1000,
  bodyTimeout: timeLimitMs + 1000,
  connections: 32,
})

/** Methods that may be sent once more by us, for nobody. */
const repeatable: readonly string[] = ['GET', 'HEAD']

/**
 * `fetch` for suppliers, with its own time limit; the answer is there with its last byte. A supplier that failed several times,
 * or hangs, is left alone for a while. Where requests are traced, the supplier is told to which trace it belongs.
 * @throws TypeError or TimeoutError, as fetch does, within 5 seconds; TooLargeError; BrokenCircuitError at once while it is
 * left alone
 */
export const upstreamFetch: typeof fetch = async (input, init) => {
  const address = String(input instanceof Request ? input.url : input)
  const { host } = new URL(address)
  const startedAt = performance.now()
  const isRepeatable = repeatable.includes((init?.method ?? 'GET').toUpperCase())
  try {
    const response = await circuitFor(host).send({
      send: () => traced(address, init),
      again: isRepeatable ? () => send(address, { ...init, signal: null }) : undefined,
      hasLeft: () => init?.signal?.aborted ?? false,
    })
    count('site_upstream_requests_total', { host, outcome: response.status })
    return response
  } catch (error) {
    const outcome = isBrokenCircuitError(error) ? 'refused' : error instanceof Error ? error.name : 'failed'
    count('site_upstream_requests_total', { host, outcome })
    throw error
  } finally {
    observeSince('site_upstream_request_seconds', { host }, startedAt)
  }
}

async function traced(address: string, init: RequestInit | undefined): Promise<Response> {
  const { method, headers: own } = init ?? {}
  return await requestInSpan({ address, method, headers: own }, (headers) => {
    return send(address, { ...init, ...(headers && { headers }) })
  })
}

async function send(address: string, init: RequestInit | undefined): Promise<Response> {
  const end = upstreamHealthOf(new URL(address).host).asked()
  let ending: Ending = 'unanswered'
  try {
    const response = await withinLimit({ limitMs: timeLimitMs, signal: init?.signal }, async (signal) => {
      const options = { ...init, signal, dispatcher: agent } as unknown as UndiciInit
      return await wholeResponse((await undiciFetch(address, options)) as unknown as Response)
    })
    ending = endingOf(response)
    return response
  } finally {
    end(ending)
  }
}

function endingOf({ status }: Response): Ending {
  if (status === 429) return 'refused'
  return status < 500 ? 'answered' : 'failed'
}
