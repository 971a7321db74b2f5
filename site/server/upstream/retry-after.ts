import { setTimeout as wait } from 'node:timers/promises'
import { longestRetryAfterMs, retryAfterWaitMs } from './time-limits.ts'

/** Keeps to the time that an upstream states with 429 (RFC 9110, section 10.2.3), by the monotonic clock. */
export function retryAfterLimit() {
  let until = 0
  const leftMs = () => until - performance.now()
  /** Whether a call would wait too long. */
  const isLong = () => leftMs() > retryAfterWaitMs
  return {
    note({ status, headers }: Response): void {
      if (status === 429) until = Math.max(until, performance.now() + retryAfterMs(headers.get('retry-after')))
    },
    isLong,
    /**
     * Waits until the upstream accepts requests again.
     * @throws what `refused` makes when that is too long
     */
    async pass(refused: () => Error): Promise<void> {
      while (leftMs() > 0) {
        if (isLong()) throw refused()
        await wait(leftMs())
      }
    },
  }
}

/** Milliseconds, from seconds or a date; 0 where it cannot be read. */
export function retryAfterMs(value: string | null): number {
  const ms = /^\d{1,9}$/.test(value ?? '') ? Number(value) * 1000 : Date.parse(value ?? '') - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), longestRetryAfterMs) : 0
}
