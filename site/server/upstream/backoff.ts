import { setTimeout as wait } from 'node:timers/promises'
import { BrokenCircuitError } from 'cockatiel'

/** Longer than this nobody waits for a turn. */
const timeoutMs = 2000

/** A supplier that wants to be left alone for longer is asked nevertheless after this time. */
const longestMs = 120_000

export type HoldOff = {
  /** Takes notice of a refusal that says when to come again. */
  note: (response: Response) => void
  /** Whether what is asked now is refused at once. */
  isLong: () => boolean
  /**
   * Waits until the supplier wants to be asked again.
   * @throws BrokenCircuitError when that is too long to wait
   */
  pass: () => Promise<void>
}

/** Keeps to what a supplier says with 429: that it is asked again after a time, and not before (RFC 9110, section 10.2.3). */
export function holdOff(): HoldOff {
  // Of the clock that nobody sets: a machine whose time is put back must not hold off for longer.
  let until = 0
  const restMs = () => until - performance.now()
  const isLong = () => restMs() > timeoutMs
  return {
    note({ status, headers }) {
      if (status === 429) until = Math.max(until, performance.now() + retryAfterMs(headers.get('retry-after')))
    },
    isLong,
    async pass() {
      while (restMs() > 0) {
        if (isLong()) throw new BrokenCircuitError()
        await wait(restMs())
      }
    },
  }
}

/** Seconds or a date; what cannot be read asks for nothing. */
function retryAfterMs(said: string | null): number {
  const ms = /^\d{1,9}$/.test(said ?? '') ? Number(said) * 1000 : Date.parse(said ?? '') - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestMs) : 0
}
