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

type Started = {
  /** When it began to compute, milliseconds of the monotonic clock. */
  startedAt: number
  record?: RenderRecord
  /** Parts of it that could go on. */
  held: (() => void)[]
}

type Waiting = { priority: Priority; since: number; start: () => void }

/**
 * Limits how many pages are rendered at once, so that any number of cache misses leaves the event loop to cached pages. A render that
 * waits for content makes room for another, and takes its turn before new ones when the content is there: renders that waited for one
 * answer would else go on all at once.
 */
export function renderQueue(limits: Limits = renderLimits): RenderQueue {
  const started = new Set<Started>()
  const waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  let next: NodeJS.Immediate | undefined

  const isFree = (own?: Started) => computingBeside(started, limits, own) < limits.computing

  const hasRoom = () => isFree() && started.size < limits.started && heldOf(started).length === 0

  /** Not at once: requests for cached pages that arrived meanwhile are served before the next render starts. */
  const startNext = () => {
    next ??= setImmediate(startWaiting)
  }

  function startWaiting(): void {
    clearTimeout(timer)
    next = undefined
    // The one that began first goes first: it is the next to make room.
    for (const render of heldOf(started)) if (isFree(render)) release(render)
    while (waiting.length > 0 && hasRoom()) takeFirst(waiting)?.start()
    if (heldOf(started).length + waiting.length > 0) timer = setTimeout(startWaiting, lookMs)
  }

  async function turn(): Promise<Started> {
    const own: Started = { startedAt: 0, held: [] }
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

  /** A render has a part of what it waited for: it computes from now on, or waits for the one that does. */
  async function resume(own: Started, record: RenderRecord): Promise<void> {
    if (isFree(own)) own.startedAt = performance.now()
    else await hold(own, record)
  }

  return {
    async run(render) {
      const own = await turn()
      try {
        return await render((record) => {
          own.record = record
          record.queue = { onWait: startNext, resume: () => resume(own, record) }
        })
      } finally {
        // A render that waited for nothing has ended in the turn in which it began: one that arrives in that turn must wait as well.
        setImmediate(() => {
          started.delete(own)
          // Parts of a render that failed must not wait for ever.
          release(own)
          startWaiting()
        })
      }
    },
    state: () => stateOf(waiting),
  }
}

/** Until `release`, the render counts as one that waits. */
async function hold({ held }: Started, record: RenderRecord): Promise<void> {
  record.waits += 1
  const { promise, resolve } = Promise.withResolvers<void>()
  held.push(() => {
    record.waits -= 1
    resolve()
  })
  await promise
}

const heldOf = (started: ReadonlySet<Started>) => [...started].filter(({ held }) => held.length > 0)

function release(render: Started): void {
  render.startedAt = performance.now()
  for (const goOn of render.held.splice(0)) goOn()
}

/** Visitors' renders first. */
function takeFirst(waiting: Waiting[]): Waiting | undefined {
  const at = waiting.findIndex(({ priority }) => priority.isWaitedFor())
  return waiting.splice(Math.max(at, 0), 1)[0]
}

function stateOf(waiting: readonly Waiting[]): QueueState {
  const oldest = Math.min(...waiting.map(({ since }) => since))
  return { length: waiting.length, oldestMs: waiting.length > 0 ? performance.now() - oldest : 0 }
}

/** How many renders compute at present. @param own does not count */
function computingBeside(started: ReadonlySet<Started>, { computingMs }: Limits, own?: Started): number {
  const since = performance.now() - computingMs
  return [...started].filter((one) => one !== own && one.startedAt > since && !one.record?.waits).length
}
