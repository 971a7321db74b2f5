import { currentPriority, type Priority } from './priority.ts'
import { idleWorkMs } from './time-limits.ts'

/** Resolves when it is the caller's turn. */
export type TakeSlot = () => Promise<void>

type Waiting = { priority: Priority; since: number; start: () => void }

/**
 * A rate limiter: at most `most` calls begin within any `withinMs`. Visitors go before idle work, and else in the order in which they
 * came. Idle work goes one by one, so that a visitor who comes meanwhile never finds all turns of the next moments taken; on a site
 * where visitors always wait it has one turn a second. Counted by the monotonic clock: a wall clock that is put back by an hour
 * would hold every turn up for an hour (reliability case F13).
 */
export function rateLimiter({ most, withinMs }: { most: number; withinMs: number }): TakeSlot {
  /** When the last `most` turns began, oldest first. */
  const starts: number[] = []
  const waiting: Waiting[] = []
  let lastIdleAt = 0
  let timer: NodeJS.Timeout | undefined

  function leftMs({ priority }: Waiting): number {
    const free = starts.length < most ? 0 : (starts[0] ?? 0) + withinMs
    const rateLimited = priority.isWaitedFor() ? 0 : (starts.at(-1) ?? -withinMs) + withinMs / most
    return Math.max(free, rateLimited) - performance.now()
  }

  const isStarving = ({ since }: Waiting) => performance.now() - Math.max(since, lastIdleAt) >= idleWorkMs

  function nextOne(): Waiting | undefined {
    const idle = waiting.find(({ priority }) => !priority.isWaitedFor())
    if (idle && isStarving(idle)) return idle
    return waiting.find(({ priority }) => priority.isWaitedFor()) ?? idle
  }

  /** The next one is chosen when the turn is there: meanwhile a visitor may have come to wait for idle work. */
  function give(): void {
    clearTimeout(timer)
    for (let next = nextOne(); next !== undefined; next = nextOne()) {
      const left = leftMs(next)
      if (left > 0) {
        // A timer may ring a moment early.
        timer = setTimeout(give, Math.ceil(left))
        return
      }
      if (starts.length === most) starts.shift()
      starts.push(performance.now())
      if (!next.priority.isWaitedFor()) lastIdleAt = performance.now()
      waiting.splice(waiting.indexOf(next), 1)
      next.start()
    }
  }

  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push({ priority: currentPriority(), since: performance.now(), start: resolve })
    give()
    await promise
  }
}
