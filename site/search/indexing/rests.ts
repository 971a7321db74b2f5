import { setTimeout as pause } from 'node:timers/promises'

/** Under endless events, work takes two thirds of the time. */
const workedForEachRest = 2

/**
 * Background work pauses while the pages of a change render, however many steps it has.
 * @param restMs milliseconds after a message
 */
export function pauses(restMs: number) {
  let publishedAt = Number.NEGATIVE_INFINITY
  let restedAt = Number.NEGATIVE_INFINITY
  return {
    /** A change event arrived: its page will be requested. */
    note(): void {
      publishedAt = performance.now()
    },
    /** Resolves `restMs` after the last event; at once when it has just paused. */
    async rest(): Promise<void> {
      const left = publishedAt + restMs - performance.now()
      const hasJustRested = performance.now() - restedAt < restMs * workedForEachRest
      if (left <= 0 || hasJustRested) return
      await pause(left, undefined, { ref: false })
      restedAt = performance.now()
    },
  }
}
