import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { inject } from 'light-my-request'
import { inBackground } from '#site/server/upstream/priority.ts'

type InFlightRender = {
  /** What answers pages. The store answers a page that it has: rounds after the first need a listener that renders anew. */
  listener: RequestListener
  host: string
  paths: Promise<readonly string[]>
  /** How often each page is drawn. */
  rounds: number
  /** From then on nothing more is drawn, and nothing waited for. */
  over: AbortSignal
}

/** Fills the page store. */
export const firstRounds = 1
/** A page of which each kind has been drawn four times takes a third of what the first of a process takes; more rounds give no more. */
export const furtherRounds = 3

/**
 * Draws a page of each kind, once a round, so that the code that draws is read and compiled before the first visitor comes.
 * Visitors who come meanwhile go before it. Ends early when pages cannot be drawn, and when the time is over.
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
