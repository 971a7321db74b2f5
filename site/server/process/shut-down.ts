import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Lifecycle } from '#site/server/pipeline/health-checks.ts'
import { within } from '#site/server/time-limit.ts'

type Ending = {
  server: Server
  lifecycle: Lifecycle
  /** How long new requests are still served while load balancers learn that the process is ending. */
  drainMs: number
  /** The longest that requests under way are waited for. */
  limitMs: number
  /** Everything else that must come to its end. */
  finish: () => Promise<unknown>
}

/** How often connections are looked for on which nothing is under way. */
const sweepMs = 100

/**
 * Stops a server without losing a request: readiness turns red, then no connection is accepted, then requests in flight are completed.
 * @returns when all is finished, or the time is over
 */
export async function endGracefully({ server, lifecycle, drainMs, limitMs, finish }: Ending): Promise<void> {
  if (lifecycle.isEnding) return
  lifecycle.isEnding = true
  await pause(drainMs)
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // A connection is idle after its response, and would stay open for the visitor's next request.
  const sweeping = setInterval(() => server.closeIdleConnections(), sweepMs)
  await within(limitMs, closed, () => undefined)
  clearInterval(sweeping)
  await finish()
}
