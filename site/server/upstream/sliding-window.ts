/** A call that is counted. Call `end` when its response is there or it has failed. */
export type Slot = { end: () => void }

/** The time in which the service counts. */
export const countedMs = 1000

/**
 * Counts calls so that the service never sees more than the limit within any second. The service counts a call at some moment between its
 * start and its response, which a busy process cannot know; so a call counts from its start until a second after its end. Time is that of
 * the monotonic clock: a wall clock that is put back by an hour would delay every call for an hour (reliability case F13).
 */
export function slidingWindow() {
  const inFlight = new Set<Slot>()
  /** When the counted calls ended, oldest first. */
  const ended: number[] = []
  let lastStart = Number.NEGATIVE_INFINITY

  /** The most calls that may count at once, and how long each counts after its end. */
  function count(perSecond: number): { most: number; spanMs: number } {
    const spanMs = perSecond >= 1 ? countedMs : countedMs / perSecond
    while (ended[0] !== undefined && ended[0] <= performance.now() - spanMs) ended.shift()
    return { most: perSecond > 0 ? Math.max(1, Math.floor(perSecond)) : 0, spanMs }
  }

  /** How many calls may begin now, at a limit of so many a second; the limit may be a fraction. */
  const free = (perSecond: number) => Math.max(0, count(perSecond).most - inFlight.size - ended.length)
  return {
    free,
    /** Milliseconds until another one may begin; infinite while that depends on a call that has not ended. */
    freeInMs(perSecond: number): number {
      if (free(perSecond) > 0) return 0
      const { most, spanMs } = count(perSecond)
      const last = ended[inFlight.size + ended.length - most]
      return last === undefined ? Number.POSITIVE_INFINITY : last + spanMs - performance.now()
    },
    /** How many calls of the last second are known. */
    recent: () => inFlight.size + ended.length,
    /** When the last call began; of the monotonic clock. */
    lastStart: () => lastStart,
    take(): Slot {
      lastStart = performance.now()
      const slot = { end: () => void (inFlight.delete(slot) && ended.push(performance.now())) }
      inFlight.add(slot)
      return slot
    },
  }
}
