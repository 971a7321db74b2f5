import type { IncomingMessage, ServerResponse } from 'node:http'
import { within } from '#site/server/time-limit.ts'
import { healthCheckMs } from '#site/server/upstream/time-limits.ts'

export type Lifecycle = {
  /** A load balancer must send no more requests here. */
  isEnding: boolean
  /** A request that comes all the same is served, but more slowly than later. */
  isStarting?: boolean
}

export type HealthChecks = Readonly<Record<string, () => Promise<void>>>

/**
 * Serves the two health checks of a load balancer, on every host and without credentials. `/healthz`: the process is
 * alive, whatever else has failed. `/readyz`: the process can serve visitors; an unavailable upstream does not fail it,
 * because cached pages are served all the same.
 * @param checks each rejects when its subject is broken
 * @returns whether the request was one of these; the response may still be pending
 */
export function respondToHealthCheck(
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
  { lifecycle, checks }: { lifecycle: Lifecycle; checks: HealthChecks },
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url === '/healthz') return say(response, 200, { status: 'alive' })
  if (url !== '/readyz') return false
  if (lifecycle.isEnding) return say(response, 503, { status: 'ending' })
  if (lifecycle.isStarting) return say(response, 503, { status: 'starting' })
  void reportReadiness(response, checks)
  return true
}

async function reportReadiness(response: ServerResponse, checks: HealthChecks): Promise<void> {
  const states = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, isWhole: await isWhole(check) })),
  )
  const broken = states.flatMap(({ name, isWhole: isFine }) => (isFine ? [] : [name]))
  if (broken.length > 0) say(response, 503, { status: 'broken', broken })
  else say(response, 200, { status: 'ready' })
}

async function isWhole(check: () => Promise<void>): Promise<boolean> {
  return await within(healthCheckMs, check()).then(
    () => true,
    () => false,
  )
}

function say(response: ServerResponse, status: number, what: object): true {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(what))
  return true
}
