import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { inject } from 'light-my-request'
import { inBackground } from '#site/server/upstream/priority.ts'

type InFlightRender = {
  /** Serves pages. The cache serves a page that it has: rounds after the first need a listener that renders again. */
  listener: RequestListener
  host: string
  paths: Promise<readonly string[]>
  /** How often each page is rendered. */
  rounds: number
  /** Aborted: no further page is rendered, and nothing is waited for. */
  over: AbortSignal
}

/** Fills the page cache. */
export const firstRounds = 1
/** The fifth render of a template takes a third of the first; more rounds change nothing. */
export const furtherRounds = 3

/**
 * Renders a page of each kind, once a round, so that the code is loaded and compiled before the first visitor. Requests of visitors go
 * first. Ends early when pages cannot be rendered, and when the time is over.
 */
export async function warmUpPages({ over, ...rendering }: InFlightRender): Promise<void> {
  if (over.aborted) return
  const hasEnded = once(over, 'abort')
  await Promise.race([hasEnded, inBackground(() => renderAll({ ...rendering, over }))])
}

async function renderAll({ listener, host, paths, rounds, over }: InFlightRender): Promise<void> {
  const wanted = await paths
  for (let round = 0; round < rounds; round += 1) {
    for (const url of wanted) {
      if (over.aborted || !(await isRendered(listener, { url, host }))) return
    }
  }
}

async function isRendered(listener: RequestListener, { url, host }: { url: string; host: string }): Promise<boolean> {
  const headers = { host, accept: 'text/html' }
  const { statusCode } = await inject(listener as Parameters<typeof inject>[0], { method: 'GET', url, headers })
  return statusCode < 500
}
