import type { RequestListener } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'light-my-request'
import { forNobodyYet } from '#site/precedence.ts'

type Drawing = {
  /** What answers pages. */
  listener: RequestListener
  host: string
  paths: Promise<readonly string[]>
  limitMs: number
}

/** A page of which each kind has been drawn so often takes a third of what the first of a process takes. */
const rounds = 4

/**
 * Draws a page of each kind some times, so that the code that draws is read and compiled before the first visitor comes. The
 * first round fills the page store; those after it name a round in their address, which no page knows, and are kept by nobody.
 * Visitors who come meanwhile go before it. Ends early when pages cannot be drawn, and when the time is over.
 * @param drawing its `limitMs` of 0 draws nothing
 */
export async function drawAtStart({ listener, host, paths, limitMs }: Drawing): Promise<void> {
  if (limitMs === 0) return
  const over = new AbortController()
  const isOver = pause(limitMs, undefined, { signal: over.signal, ref: false })
    .catch(() => undefined)
    .then(() => over.abort())
  const drawn = forNobodyYet(() => drawAll({ listener, host, paths, signal: over.signal }))
  await Promise.race([isOver, drawn])
  over.abort()
}

type Rounds = Omit<Drawing, 'limitMs'> & { signal: AbortSignal }

async function drawAll({ listener, host, paths, signal }: Rounds): Promise<void> {
  const wanted = await paths
  for (let round = 0; round < rounds; round += 1) {
    for (const path of wanted) {
      const url = round === 0 ? path : `${path}?round=${round}`
      if (signal.aborted || !(await isDrawn(listener, { url, host }))) return
    }
  }
}

async function isDrawn(listener: RequestListener, { url, host }: { url: string; host: string }): Promise<boolean> {
  const headers = { host, accept: 'text/html' }
  const { statusCode } = await inject(listener as Parameters<typeof inject>[0], { method: 'GET', url, headers })
  return statusCode < 500
}
