import { AsyncLocalStorage } from 'node:async_hooks'
import { runtimePart } from '#site/server/runtime.ts'

/** Whether somebody waits for what is being done. */
export type Priority = { isWaitedFor: () => boolean }

/** Empty for a visitor's own work. */
const storage = runtimePart('priority', () => new AsyncLocalStorage<Priority | undefined>())

const visitor: Priority = { isWaitedFor: () => true }

/** That of the running work: where nothing is said, a visitor waits. */
export function currentPriority(): Priority {
  return storage().getStore() ?? visitor
}

/** Begins what nobody waits for yet, such as what is read in advance: where turns are scarce, visitors go before it. */
export function inBackground<Started>(work: () => Started): Started {
  return storage().run({ isWaitedFor: () => false }, work)
}

/** Begins what is for all that come, whoever happens to want it first: it has the turns of a visitor. */
export function forAll<Started>(work: () => Started): Started {
  return storage().run(undefined, work)
}

export type Joinable<Started> = {
  started: Started
  /** Called by who waits for it too: from then on it is waited for as soon as one of them is. */
  join: () => void
}

/** Begins work that others may wait for as well, so that what was begun for nobody does not keep a visitor who came to need it. */
export function joinable<Started>(work: () => Started): Joinable<Started> {
  const waiting = new Set([currentPriority()])
  const own: Priority = { isWaitedFor: () => [...waiting].some((one) => one.isWaitedFor()) }
  const join = () => {
    // Once it is, more need not be known: what is kept for long is joined by every visitor.
    if (!own.isWaitedFor()) waiting.add(currentPriority())
  }
  return { started: storage().run(own, work), join }
}
