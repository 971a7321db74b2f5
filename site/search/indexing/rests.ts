import { setTimeout as pause } from 'node:timers/promises'

export type Rests = {
  /** A change event arrived: its page will be requested. */
  note: () => void
  /** Resolves `restMs` after the last event; at once when it has just paused. */
  rest: () => Promise<void>
}

/** Under endless events, work takes two thirds of the time. */
const workedForEachRest = 2

/**
 * Background work pauses while the pages of a change render, however many steps it has.
 * @param restMs milliseconds after a message
 */
export function pauses(restMs: number): Rests {
  let publishedAt = Number.NEGATIVE_INFINITY
  let restedAt = Number.NEGATIVE_INFINITY
  return {
    note() {
      publishedAt = performance.now()
    },
    async rest() {
      const left = publishedAt + restMs - performance.now()
      const hasJustRested = performance.now() - restedAt < restMs * workedForEachRest
      if (left <= 0 || hasJustRested) return
      await pause(left, undefined, { ref: false })
      restedAt = performance.now()
    },
  }
}
