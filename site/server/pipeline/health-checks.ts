import type { IncomingMessage, ServerResponse } from 'node:http'
import { within } from '#site/server/time-limit.ts'
import { healthCheckMs } from '#site/server/upstream/time-limits.ts'

export type Lifecycle = {
  /** A load balancer must send no more requests here. */
  isEnding: boolean
  /** A request that comes all the same is served, but more slowly than later. */
  isStarting?: boolean
}

export type HealthChecks = {
  /** Why this process cannot show pages, as a sentence without secrets; undefined: it can. Absent: not examined. */
  content?: () => Promise<string | undefined>
  /** Rejects while submissions cannot be stored. Absent: not examined. */
  forms?: () => Promise<void>
}

/**
 * Serves the two health checks of a load balancer, on every host and without credentials. `/healthz`: the process is
 * alive, whatever else has failed. `/readyz`: the process can show pages. An unavailable upstream does not fail it once it
 * has rendered a page, because cached pages are served all the same; forms that cannot be stored are reported as degraded.
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

async function reportReadiness(response: ServerResponse, { content, forms }: HealthChecks): Promise<void> {
  const [reason, areFormsStored] = await Promise.all([content?.(), forms === undefined || isPassed(forms)])
  if (reason !== undefined) say(response, 503, { status: 'without content', reason })
  else say(response, 200, { status: 'ready', forms: areFormsStored ? 'working' : 'degraded' })
}

async function isPassed(check: () => Promise<void>): Promise<boolean> {
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
