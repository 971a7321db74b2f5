import { Agent, type RequestInit as UndiciInit, fetch as undiciFetch } from 'undici'
import { count, observeSince } from '#site/server/observability/metrics.ts'
import { requestInSpan } from '#site/server/observability/request-in-span.ts'
import { withinLimit } from '#site/server/time-limit.ts'
import { CircuitOpenError, circuitFor } from './circuit-breaker.ts'
import { currentPriority } from './priority.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { retryAfterMs } from './retry-after.ts'
import type { Slot } from './sliding-window.ts'
import { connectMs, fileStream, hanging, indexWriteMs, unstatedRetryAfterMs, upstreamCallMs } from './time-limits.ts'
import { type Ending, upstreamHealthOf } from './upstream-health.ts'
import { OverloadedError } from './waiting-calls.ts'
import { wholeResponse } from './whole-response.ts'

/** Statuses after which a second try may help (product specification, section 8; acceptance row H2). */
export const retriedStatuses: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504]

/** Methods that change something: sent once, whatever comes back. */
const mutatingMethods: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Methods that the circuit breaker may repeat without a caller. */
const repeatableMethods: readonly string[] = ['GET', 'HEAD']

export type UpstreamOptions = {
  /** The whole call, from the connection to the last byte. */
  timeoutMs?: number
  /** Sends a call once more where that changes nothing: after a status of the list, or when no response came. */
  isRetried?: boolean
  /** The rate limiter of a call to an address; each try takes a turn. */
  limiterOf?: (address: string) => RateLimiter | undefined
  /** Larger responses are refused. */
  maxBytes?: number
  /** Hands the body on while it arrives. Its time is the reader's affair; only its beginning is limited. */
  isStreamed?: boolean
  /** Whether POST only reads, as in a search: then the circuit breaker may repeat it. */
  postReads?: boolean
}

/** Pools of our own: the framework's patched `fetch` drops our time limits when it revalidates in the background. */
const wholeCalls = new Agent({
  connect: { timeout: connectMs },
  // The limit of the call ends first; these are there should it ever not.
  headersTimeout: indexWriteMs + 1000,
  bodyTimeout: indexWriteMs + 1000,
  connections: 32,
})

/** A long download must not take a connection from the calls of pages. */
const streams = new Agent({
  connect: { timeout: connectMs },
  headersTimeout: fileStream.firstByteMs,
  bodyTimeout: fileStream.pieceMs,
  connections: 512,
})

type Request = { address: string; host: string; method: string; init: RequestInit | undefined }

/**
 * `fetch` for an upstream: with time limit, retry, rate limit, circuit breaker, priority, metrics and trace. The circuit and the
 * response times belong to the host, whichever client calls it.
 * @returns throws TypeError or TimeoutError, as fetch does, within its limit; TooLargeError; CircuitOpenError at once while the
 * circuit is open
 */
export function upstreamClient(options: UpstreamOptions = {}): typeof fetch {
  return async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    const request = { address, host: new URL(address).host, method: (init?.method ?? 'GET').toUpperCase(), init }
    const isRetried = options.isRetried && !mutatingMethods.includes(request.method)
    return (isRetried && (await firstTry(request, options))) || (await once(request, options))
  }
}

/** @returns undefined when it is worth a second try */
async function firstTry(request: Request, options: UpstreamOptions): Promise<Response | undefined> {
  try {
    const response = await once(request, options)
    if (!retriedStatuses.includes(response.status)) return response
    // The connection is free again only when the body is read.
    await response.body?.cancel()
  } catch (error) {
    if (isRefused(error) || request.init?.signal?.aborted) throw error
  }
  count('site_upstream_retries_total', { host: request.host })
  return undefined
}

async function once(request: Request, options: UpstreamOptions): Promise<Response> {
  const limiter = options.limiterOf?.(request.address)
  if (!limiter) return await send(request, { ...options, isLimited: false })
  const slot = await takeSlot(limiter, request.host)
  try {
    const response = await send(request, { ...options, isLimited: true })
    if (response.status === 429)
      limiter.pause(retryAfterMs(response.headers.get('retry-after')) || unstatedRetryAfterMs)
    return response
  } finally {
    slot.end()
  }
}

/** A call that leaves the queue when the circuit opens gives its turn back when it comes. */
async function takeSlot(limiter: RateLimiter, host: string): Promise<Slot> {
  let taken: Promise<Slot> | undefined
  const startedAt = performance.now()
  try {
    const slot = await circuitFor(host).guard(() => (taken = limiter.take()))
    observeSince('site_upstream_wait_seconds', { host }, startedAt)
    return slot
  } catch (error) {
    taken?.then(({ end }) => end()).catch(() => undefined)
    if (error instanceof OverloadedError) count('site_upstream_requests_total', { host, outcome: 'overloaded' })
    throw error
  }
}

async function send(request: Request, options: UpstreamOptions & { isLimited: boolean }): Promise<Response> {
  const { address, host, method, init } = request
  const { timeoutMs = upstreamCallMs, isLimited } = options
  const startedAt = performance.now()
  const limitMs = Math.min(timeoutMs, currentPriority().deadline() - startedAt)
  if (limitMs <= 0) throw new DOMException('The deadline of the request has passed', 'TimeoutError')
  const sendWith = (headers: HeadersInit | undefined) =>
    exchange(address, { ...init, ...(headers && { headers }) }, { ...options, limitMs })
  try {
    const response = await circuitFor(host).run({
      send: () => requestInSpan({ address, method, headers: init?.headers }, sendWith),
      again: isRepeatable(method, options)
        ? () => exchange(address, { ...init, signal: null }, { ...options, limitMs: timeoutMs })
        : undefined,
      judge: (error) => (init?.signal?.aborted ? 'left' : verdictOf(error, { startedAt, isCut: limitMs < timeoutMs })),
      isLimited,
    })
    count('site_upstream_requests_total', { host, outcome: response.status })
    return response
  } catch (error) {
    const outcome = error instanceof CircuitOpenError ? 'refused' : error instanceof Error ? error.name : 'failed'
    count('site_upstream_requests_total', { host, outcome })
    throw error
  } finally {
    observeSince('site_upstream_request_seconds', { host }, startedAt)
  }
}

/** Whether the call was not sent: a second try would not be either. */
function isRefused(error: unknown): boolean {
  return error instanceof CircuitOpenError || error instanceof OverloadedError
}

function isRepeatable(method: string, { isStreamed, postReads }: UpstreamOptions): boolean {
  return !isStreamed && (repeatableMethods.includes(method) || (postReads === true && method === 'POST'))
}

/** A call that the deadline of its request cut short says nothing; one that gave up early does not prove that the upstream hangs. */
function verdictOf(
  error: unknown,
  { startedAt, isCut }: { startedAt: number; isCut: boolean },
): 'hangs' | 'fails' | 'left' {
  if (!isTimedOut(error)) return 'fails'
  if (isCut) return 'left'
  return performance.now() - startedAt >= hanging.mostMs ? 'hangs' : 'fails'
}

type Limits = Pick<UpstreamOptions, 'maxBytes' | 'isStreamed'> & { limitMs: number }

async function exchange(
  address: string,
  init: RequestInit,
  { limitMs, maxBytes, isStreamed }: Limits,
): Promise<Response> {
  // Undici's types and those of the platform are two descriptions of one thing.
  const sent = (signal: AbortSignal | null | undefined, dispatcher: Agent) =>
    undiciFetch(address, { ...init, signal, dispatcher } as unknown as UndiciInit) as unknown as Promise<Response>
  if (isStreamed) return await sent(init.signal, streams)
  const end = upstreamHealthOf(new URL(address).host).begin()
  let ending: Ending = 'unanswered'
  try {
    const response = await withinLimit({ limitMs, signal: init.signal }, async (signal) =>
      wholeResponse(await sent(signal, wholeCalls), maxBytes),
    )
    ending = response.status === 429 ? 'refused' : response.status < 500 ? 'answered' : 'failed'
    return response
  } finally {
    end(ending)
  }
}

/** Names of errors of a call that timed out. */
const timeouts: readonly string[] = ['TimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError', 'ConnectTimeoutError']

/** `fetch` hides the error of the connection as a cause. */
export function isTimedOut(error: unknown): boolean {
  return [error, error instanceof Error ? error.cause : undefined].some(
    (one) => typeof one === 'object' && one !== null && 'name' in one && timeouts.includes(String(one.name)),
  )
}
