import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Lifecycle } from '#site/server/pipeline/health-checks.ts'
import { within } from '#site/server/time-limit.ts'

type Ending = {
  /** Absent: no request came yet. */
  server: Server | undefined
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

/** Ends the process at SIGINT and SIGTERM, in place of what the framework would do: it knows nothing of the work beside its pages. */
export function endAtSignals(ending: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.removeAllListeners(signal)
    process.once(signal, () => void ending().then(() => process.exit(0)))
  }
}

/**
 * Stops a server without losing a request: readiness turns red, then no connection is accepted, then requests in flight are completed.
 * @returns when all is finished, or the time is over
 */
export async function endGracefully({ server, lifecycle, drainMs, limitMs, finish }: Ending): Promise<void> {
  if (lifecycle.isEnding) return
  lifecycle.isEnding = true
  await pause(drainMs)
  if (server) await closed(server, limitMs)
  await finish()
}

async function closed(server: Server, limitMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // A connection is idle after its response, and would stay open for the visitor's next request.
  const sweeping = setInterval(() => server.closeIdleConnections(), sweepMs)
  await within(limitMs, promise, () => undefined)
  clearInterval(sweeping)
}
