import type { QueueState } from '#site/server/observability/metrics.ts'
import { currentPriority, type Priority } from '#site/server/upstream/priority.ts'
import type { OnStart, RenderRecord } from './render-record.ts'

/** Limits of renders, all in one place because each follows from the others. */
export const renderLimits = {
  /**
   * Renders that compute at the same time. One thread renders, 13 to 50 ms a page (a list of 100 products: 100 ms): a second one would
   * end no earlier, and a cached page would wait for both. Pages are compressed beside the next render, on other threads.
   */
  computing: 1,
  /** A render that takes longer than ten average ones waits for something, such as the search, and does not count as computing. */
  computingMs: 300,
  /** Renders in flight, those that wait for an upstream included: each uses a few megabytes. */
  started: 32,
  /** Renders in the queue: at 30 ms each they fill the four seconds that a visitor waits for a page. */
  waiting: 128,
} as const

type Limits = Readonly<Record<keyof typeof renderLimits, number>>

/** Interval (ms) at which the queue checks whether started renders wait. */
const lookMs = 20

/** Thrown at once where too many renders wait. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many pages wait to be rendered.')
    this.name = 'QueueFullError'
  }
}

export type RenderQueue = {
  /**
   * Runs a render when it is its turn; visitors' renders go before background work.
   * @param render passes the record of the render to its argument
   * @throws QueueFullError; whatever the render throws
   */
  run: <Result>(render: (onStart: OnStart) => Promise<Result>) => Promise<Result>
  /** Renders that wait for their turn. */
  state: () => QueueState
}

type Started = { startedAt: number; record?: RenderRecord }
type Waiting = { priority: Priority; since: number; start: () => void }

/**
 * Limits how many pages are rendered at once, so that any number of cache misses leaves the event loop to cached pages. A render that
 * waits for content makes room for another.
 */
export function renderQueue(limits: Limits = renderLimits): RenderQueue {
  const started = new Set<Started>()
  const waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined

  function isFree(): boolean {
    const since = performance.now() - limits.computingMs
    const computing = [...started].filter(({ record, startedAt }) => startedAt > since && !record?.waits)
    return computing.length < limits.computing && started.size < limits.started
  }

  function startWaiting(): void {
    clearTimeout(timer)
    while (waiting.length > 0 && isFree()) {
      const at = waiting.findIndex(({ priority }) => priority.isWaitedFor())
      for (const { start } of waiting.splice(Math.max(at, 0), 1)) start()
    }
    if (waiting.length > 0) timer = setTimeout(startWaiting, lookMs)
  }

  async function turn(): Promise<Started> {
    const own: Started = { startedAt: 0 }
    if (waiting.length >= limits.waiting) throw new QueueFullError()
    const { promise, resolve } = Promise.withResolvers<void>()
    const start = () => {
      own.startedAt = performance.now()
      started.add(own)
      resolve()
    }
    waiting.push({ priority: currentPriority(), since: performance.now(), start })
    startWaiting()
    await promise
    return own
  }

  return {
    async run(render) {
      const own = await turn()
      try {
        return await render((record) => {
          own.record = record
        })
      } finally {
        started.delete(own)
        // Not at once: requests for cached pages that arrived meanwhile are served before the next render starts.
        setImmediate(startWaiting)
      }
    },
    state() {
      const oldest = Math.min(...waiting.map(({ since }) => since))
      return { length: waiting.length, oldestMs: waiting.length > 0 ? performance.now() - oldest : 0 }
    },
  }
}
