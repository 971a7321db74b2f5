import { setTimeout as wait } from 'node:timers/promises'
import { setGauge } from '#site/server/observability/metrics.ts'
import { circuitPause } from './time-limits.ts'

/** Failures one after the other that open a circuit. */
const failuresToOpen = 5

type Again = (() => Promise<Response>) | undefined

/** Statuses of 500 and above say as much as no response. */
export function isGood({ status }: Response): boolean {
  return status < 500
}

/** Opens after failures, and tries by itself whether the upstream is back: after a pause, then after longer ones. */
export function circuitState(host: string) {
  const listeners = new Set<() => void>()
  setGauge('site_upstream_circuit_open', { host }, 0)
  let [failures, responses, opened, pauseMs] = [0, 0, 0, circuitPause.firstMs]
  let state: 'closed' | 'open' | 'half-open' = 'closed'
  /** The call that a probe repeats: the last successful one, else the last failed one. */
  let trial: { again: NonNullable<Again>; isProven: boolean } | undefined

  function succeed(): void {
    responses += 1
    failures = 0
    if (state !== 'closed') announce(host, false)
    state = 'closed'
  }

  function open(): void {
    if (state === 'closed') {
      pauseMs = circuitPause.firstMs
      announce(host, true)
    }
    state = 'open'
    for (const listener of listeners) listener()
    void untilTried()
  }

  async function untilTried(): Promise<void> {
    opened += 1
    const own = opened
    // A circuit that `tryNow` closed and that opened again is tried by its latest opening alone.
    const isLatest = () => own === opened
    while (state === 'open' && isLatest()) {
      // Instances that opened their circuits together do not try together.
      await wait(pauseMs * (0.8 + 0.4 * Math.random()), undefined, { ref: false })
      pauseMs = Math.min(pauseMs * 2, circuitPause.longestMs)
      await tryOnce()
    }
  }

  /** Where no call may be repeated, the next caller is the try. */
  async function tryOnce(): Promise<void> {
    if (state !== 'open') return
    if (!trial) state = 'half-open'
    else if (await trial.again().then(isGood, () => false)) succeed()
  }

  return {
    isOpen: () => state === 'open',
    /** How many good responses came so far. */
    responses: () => responses,
    succeed(again: Again): void {
      if (again) trial = { again, isProven: true }
      // The try closes an open circuit, not a late response to a call that was sent before.
      if (state !== 'open') succeed()
      else responses += 1
    },
    fail({ again, isHanging }: { again: Again; isHanging: boolean }): void {
      if (again && !trial?.isProven) trial = { again, isProven: false }
      failures += 1
      if (state !== 'open' && (failures >= failuresToOpen || isHanging)) open()
    },
    /** Something else says that the upstream is back: it is tried at once and not after the pause. */
    tryNow: tryOnce,
    /** @returns what ends the subscription */
    onOpen(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function announce(host: string, isOpen: boolean): void {
  setGauge('site_upstream_circuit_open', { host }, Number(isOpen))
  process.stderr.write(`${host} ${isOpen ? 'fails: its circuit is open.' : 'answers again: its circuit is closed.'}\n`)
}
