import { currentFleet, type Fleet, type Wanted } from './fleet-limit.ts'
import { currentPriority } from './priority.ts'
import { countedMs, type Slot, slidingWindow } from './sliding-window.ts'
import { longestQueueMs } from './time-limits.ts'
import { OverloadedError, type WaitingCalls, waitingCalls } from './waiting-calls.ts'

export type RateLimiter = {
  /**
   * Resolves when the call may begin; the caller ends its slot.
   * @throws OverloadedError at once where its turn would come too late, or when its deadline passes
   */
  take: () => Promise<Slot>
  /** Lets no call begin for so long, in the whole fleet: the service said so. */
  pause: (ms: number) => void
}

/** A limit and what this process knows of its use. */
type Limit = {
  name: string
  perSecond: number
  window: ReturnType<typeof slidingWindow>
  waiting: WaitingCalls
  /** Of the monotonic clock. */
  pausedUntil: number
}

/** The queue is looked at so often where the end of a call decides. */
const longestLookMs = 250

/** After a failed request for the shared count, which then no longer counts. */
const countAgainMs = 20

/**
 * Calls of one class: at most `perSecond` within any second, in all instances together. Visitors go before idle work, which goes one by
 * one: a visitor who comes meanwhile never finds all turns of the next moments taken. A visitor's call whose turn would come too late is
 * refused at once: it would only take turns from those that can still be served.
 */
export function rateLimiter({ name, perSecond }: { name: string; perSecond: number }): RateLimiter {
  const limit: Limit = { name, perSecond, window: slidingWindow(), waiting: waitingCalls(), pausedUntil: 0 }
  const { waiting } = limit
  let [isGiving, hasNew] = [false, false]
  let timer: NodeJS.Timeout | undefined

  async function give(): Promise<void> {
    isGiving = true
    let leftMs = 0
    while (waiting.size() > 0 && (leftMs <= 0 || hasNew)) {
      hasNew = false
      leftMs = await startSome(limit)
    }
    isGiving = false
    // A timer may ring a moment early. Calls end, deadlines pass and shares grow meanwhile.
    if (waiting.size() > 0) timer = setTimeout(wake, Math.min(Math.ceil(leftMs), longestLookMs))
  }

  function wake(): void {
    hasNew = true
    if (isGiving) return
    clearTimeout(timer)
    void give()
  }

  return {
    async take() {
      const priority = currentPriority()
      const longestMs = Number.isFinite(priority.deadline()) ? longestQueueMs.page : longestQueueMs.other
      const untilMs = Math.min(priority.deadline() - performance.now(), longestMs)
      if (priority.isWaitedFor() && expectedMs(limit) > untilMs) {
        throw new OverloadedError(`${waiting.visitors()} calls wait already in the queue of ${name}`)
      }
      const turn = waiting.add(priority)
      wake()
      return await turn
    },
    pause(ms) {
      limit.pausedUntil = Math.max(limit.pausedUntil, performance.now() + ms)
      currentFleet()?.pause(name, ms)
    },
  }
}

/** Calls a second that this instance may make by its own count. */
function ownLimit({ perSecond }: Limit): number {
  return perSecond * (currentFleet()?.share() ?? 1)
}

/**
 * When a visitor's call that comes now would begin: after those that wait, at an equal part of the limit, or at the rate of the last second
 * where the other instances leave more.
 */
function expectedMs(limit: Limit): number {
  const { window, waiting, pausedUntil } = limit
  const rate = Math.max(1, limit.perSecond / (currentFleet()?.instances() ?? 1), window.recent())
  const [free, nextMs] = [window.free(ownLimit(limit)), window.freeInMs(ownLimit(limit))]
  const firstMs = Math.max(Number.isFinite(nextMs) ? nextMs : 0, pausedUntil - performance.now(), 0)
  const turns = Math.max(0, Math.ceil((waiting.visitors() + 1 - free) / rate))
  return firstMs + (free > 0 ? turns : turns - 1) * countedMs
}

/** Starts what may begin now. @returns milliseconds until more may, or infinity where the end of a call decides */
async function startSome(limit: Limit): Promise<number> {
  const { perSecond, window, waiting, pausedUntil } = limit
  waiting.refuseLate()
  const next = waiting.next()
  if (!next) return Number.POSITIVE_INFINITY
  const gapMs = next === 'idle' ? countedMs / Math.max(perSecond, 1) : 0
  const now = performance.now()
  const leftMs = Math.max(pausedUntil - now, window.lastStart() + gapMs - now, window.freeInMs(ownLimit(limit)))
  if (leftMs > 0) return leftMs
  const calls = Math.min(next === 'visitor' ? waiting.visitors() : 1, window.free(ownLimit(limit)))
  const fleet = currentFleet()
  if (fleet?.isCounting()) return await startTogether(limit, fleet, { perSecond, calls, gapMs })
  for (let call = 0; call < calls; call += 1) waiting.startNext(window.take())
  return 0
}

/** Starts what the shared count grants. */
async function startTogether(limit: Limit, fleet: Fleet, wanted: Wanted): Promise<number> {
  const granted = await fleet.take(limit.name, wanted)
  if (!granted) return countAgainMs
  for (const id of granted.ids) startCounted(limit, () => fleet.end(limit.name, id))
  return granted.ids.length === 0 ? granted.waitMs : 0
}

/** @param ended tells the shared count */
function startCounted({ window, waiting }: Limit, ended: () => void): void {
  const counted = window.take()
  const slot = {
    end() {
      counted.end()
      ended()
    },
  }
  if (!waiting.startNext(slot)) slot.end()
}
