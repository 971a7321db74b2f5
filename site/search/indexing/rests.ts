import { setTimeout as pause } from 'node:timers/promises'

export type Rests = {
  /** A message of a change came: its page will be asked for. */
  note: () => void
  /** Resolves when `restMs` have passed since the last message; at once when it has just rested. */
  rest: () => Promise<void>
}

/** Of the time in which messages never end two thirds are worked. */
const workedForEachRest = 2

/**
 * Work that nobody waits for steps back while the pages of a change are drawn, however many steps it has.
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
