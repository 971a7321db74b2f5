import { currentPriority, type Priority } from './priority.ts'

/** Resolves when it is the caller's turn. */
export type TakeSlot = () => Promise<void>

type Waiting = { priority: Priority; start: () => void }

/**
 * Turns of which at most `most` begin within any `withinMs`: what somebody waits for goes before what is read in advance, and
 * else whoever asked first. What is read in advance goes one by one, so that a visitor who comes meanwhile never finds all turns
 * of the next moments taken. Counted by the clock that nobody sets: put back by an hour, the machine's would hold every turn up
 * for an hour (reliability case F13).
 */
export function rateLimiter({ most, withinMs }: { most: number; withinMs: number }): TakeSlot {
  /** When the last `most` turns began, oldest first. */
  const starts: number[] = []
  const waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined

  function leftMs({ priority }: Waiting): number {
    const free = starts.length < most ? 0 : (starts[0] ?? 0) + withinMs
    const rateLimited = priority.isWaitedFor() ? 0 : (starts.at(-1) ?? -withinMs) + withinMs / most
    return Math.max(free, rateLimited) - performance.now()
  }

  /** Who is next is said when the turn is there: meanwhile a visitor may have come to wait for what was begun for nobody. */
  function give(): void {
    clearTimeout(timer)
    for (let next = nextOf(waiting); next !== undefined; next = nextOf(waiting)) {
      const left = leftMs(next)
      if (left > 0) {
        // A timer may ring a moment early.
        timer = setTimeout(give, Math.ceil(left))
        return
      }
      if (starts.length === most) starts.shift()
      starts.push(performance.now())
      waiting.splice(waiting.indexOf(next), 1)
      next.start()
    }
  }

  return async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push({ priority: currentPriority(), start: resolve })
    give()
    await promise
  }
}

function nextOf(waiting: readonly Waiting[]): Waiting | undefined {
  return waiting.find(({ priority }) => priority.isWaitedFor()) ?? waiting[0]
}
