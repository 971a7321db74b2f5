import { AsyncLocalStorage } from 'node:async_hooks'
import { runtimePart } from '#site/server/runtime.ts'

/** Whether a visitor waits for the work that runs, and how long its upstream calls may take. */
export type Priority = {
  isWaitedFor: () => boolean
  /** Moment of the monotonic clock at which its upstream calls end. */
  deadline: () => number
}

const visitor: Priority = { isWaitedFor: () => true, deadline: () => Number.POSITIVE_INFINITY }
const background: Priority = { ...visitor, isWaitedFor: () => false }

/** Empty for a visitor's own work. */
const storage = runtimePart('priority', () => new AsyncLocalStorage<Priority | undefined>())

/** That of the running work; a visitor's where nothing else is known. */
export function currentPriority(): Priority {
  return storage().getStore() ?? visitor
}

/** Starts idle work, such as a prefetch: visitors go before it in every queue. */
export function inBackground<Started>(work: () => Started): Started {
  return storage().run(background, work)
}

/** Starts work for all requests, whichever needs it first: it has the priority of a visitor and no deadline. */
export function forAll<Started>(work: () => Started): Started {
  return storage().run(undefined, work)
}

/**
 * Gives the upstream calls of a request one deadline, so that it ends although each call is in time. Idle work has none: it gives
 * way to visitors for as long as they come.
 */
export function withDeadline<Started>(limitMs: number, work: () => Started): Started {
  const around = currentPriority()
  const until = around.isWaitedFor() ? performance.now() + limitMs : Number.POSITIVE_INFINITY
  return storage().run({ ...around, deadline: () => Math.min(until, around.deadline()) }, work)
}

export type Joinable<Started> = {
  started: Started
  /** Called by another request for the same work: it is waited for as soon as one of them is. */
  join: () => void
}

/**
 * Starts work that other requests may join, so that idle work does not delay a visitor who comes to need it, and a request that
 * joins has its own deadline.
 */
export function joinable<Started>(work: () => Started): Joinable<Started> {
  const first = currentPriority()
  const waiting = new Set([first])
  let deadline = first.deadline()
  const own: Priority = {
    isWaitedFor: () => [...waiting].some((one) => one.isWaitedFor()),
    deadline: () => deadline,
  }
  const join = () => {
    const joining = currentPriority()
    deadline = Math.max(deadline, joining.deadline())
    // A visitor is enough: work that is cached for long is joined by every visitor.
    if (!own.isWaitedFor()) waiting.add(joining)
  }
  return { started: storage().run(own, work), join }
}
