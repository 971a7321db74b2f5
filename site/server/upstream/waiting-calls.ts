import type { Priority } from './priority.ts'
import type { Slot } from './sliding-window.ts'
import { idleWorkMs } from './time-limits.ts'

/** More calls wait already than can begin before the deadline of this one. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError'
}

type Waiting = {
  priority: Priority
  since: number
  start: (slot: Slot) => void
  refuse: (error: OverloadedError) => void
}

export type WaitingCalls = {
  size: () => number
  visitors: () => number
  /** Resolves when the call may begin. */
  add: (priority: Priority) => Promise<Slot>
  /** The kind of the call that is next: a visitor's, idle work, or idle work that has waited for long; undefined without one. */
  next: () => 'visitor' | 'idle' | 'starving' | undefined
  /** @returns false when no call waits any longer */
  startNext: (slot: Slot) => boolean
  /** Refuses the calls whose deadline has passed. */
  refuseLate: () => void
}

/**
 * A queue in which visitors go before idle work, and else in the order in which they came. On a site where visitors always wait, idle
 * work has one turn a second.
 */
export function waitingCalls(): WaitingCalls {
  const waiting: Waiting[] = []
  let lastIdleAt = 0

  const isVisitor = ({ priority }: Waiting) => priority.isWaitedFor()
  const isStarving = ({ since }: Waiting) => performance.now() - Math.max(since, lastIdleAt) >= idleWorkMs

  /** Chosen when the turn is there: meanwhile a visitor may have come to wait for idle work. */
  function nextOne(): Waiting | undefined {
    const idle = waiting.find((one) => !isVisitor(one))
    return idle && isStarving(idle) ? idle : (waiting.find(isVisitor) ?? idle)
  }

  return {
    size: () => waiting.length,
    visitors: () => waiting.filter(isVisitor).length,
    async add(priority) {
      const { promise, resolve: start, reject: refuse } = Promise.withResolvers<Slot>()
      waiting.push({ priority, since: performance.now(), start, refuse })
      return await promise
    },
    next() {
      const next = nextOne()
      if (!next || isVisitor(next)) return next && 'visitor'
      return isStarving(next) ? 'starving' : 'idle'
    },
    startNext(slot) {
      const next = nextOne()
      if (!next) return false
      if (!isVisitor(next)) lastIdleAt = performance.now()
      waiting.splice(waiting.indexOf(next), 1)
      next.start(slot)
      return true
    },
    refuseLate() {
      for (const one of waiting.filter(({ priority }) => priority.deadline() <= performance.now())) {
        waiting.splice(waiting.indexOf(one), 1)
        one.refuse(new OverloadedError('The deadline of the request has passed in the queue'))
      }
    },
  }
}
