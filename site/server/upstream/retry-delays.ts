import type { IBackoff, IBackoffFactory } from 'cockatiel'

/**
 * Pauses that last as long as they say, whatever the clock of the machine is set to meanwhile (reliability case F13). The
 * library asks that clock whether a pause is over; put back by an hour, it would leave a supplier alone for an hour.
 */
export function steadyPauses<Context>(pauses: IBackoffFactory<Context>): IBackoffFactory<Context> {
  return { next: (context) => steadyPause(pauses.next(context)) }
}

/** Longer than any time until it is over, and then shorter than any. */
function steadyPause<Context>(pause: IBackoff<Context>): IBackoff<Context> {
  const until = performance.now() + pause.duration
  return {
    get duration() {
      return performance.now() < until ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    },
    next: (context) => steadyPause(pause.next(context)),
  }
}
