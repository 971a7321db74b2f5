import { runtimePart } from '#site/server/runtime.ts'
import { hanging, slowMs } from './time-limits.ts'

/**
 * How a call ended: with a response, with one that says nothing about response times (500 and above), with 429, or without one.
 */
export type Ending = 'answered' | 'failed' | 'refused' | 'unanswered'

export type UpstreamHealth = {
  /**
   * Records the start of a call.
   * @returns records its end
   */
  begin: () => (ending: Ending) => void
  /** Whether a call waits for longer than recent response times, and no later call got a response. */
  isHanging: () => boolean
  /**
   * Whether a page, which needs several responses, should not be waited for where there is a copy: responses are slow at present, or none
   * has arrived yet that would show their time.
   */
  isSlow: () => boolean
}

/** The number of recent responses that predict the next one. */
const remembered = 10

const healthByHost = runtimePart('upstream-health', () => new Map<string, UpstreamHealth>())

/**
 * How fast an upstream responds at present.
 * @param host name and port
 */
export function upstreamHealthOf(host: string): UpstreamHealth {
  const known = healthByHost().get(host) ?? newUpstreamHealth()
  healthByHost().set(host, known)
  return known
}

function newUpstreamHealth(): UpstreamHealth {
  const waiting = new Set<{ sentAt: number }>()
  const durations: number[] = []
  let lastResponded = Number.NEGATIVE_INFINITY
  let isRefusing = false

  /** Of the call that waits longest; one that a later call has overtaken says nothing about the others. */
  function hangingMs(): number {
    const sent = [...waiting].flatMap(({ sentAt }) => (sentAt >= lastResponded ? [sentAt] : []))
    return sent.length > 0 ? performance.now() - Math.min(...sent) : 0
  }

  /** An upstream without a response so far gets the longest time. */
  function timeoutMs(): number {
    const usual = shareOf(durations, 0.9) ?? hanging.mostMs
    return Math.min(Math.max(hanging.timesUsual * usual, hanging.leastMs), hanging.mostMs)
  }

  const isHanging = () => hangingMs() > timeoutMs()

  /** Without a response so far it is unknown: a copy is the better guess. */
  function mayTakeLong(): boolean {
    const usual = shareOf(durations, 0.5)
    return usual === undefined || usual > slowMs
  }

  return {
    begin() {
      const request = { sentAt: performance.now() }
      waiting.add(request)
      return (ending) => {
        waiting.delete(request)
        if (ending === 'unanswered') return
        isRefusing = ending === 'refused'
        lastResponded = Math.max(lastResponded, request.sentAt)
        // A refusal is quick; it says nothing about response times.
        if (ending !== 'answered') return
        durations.push(performance.now() - request.sentAt)
        if (durations.length > remembered) durations.shift()
      }
    },
    isHanging,
    isSlow: () => isRefusing || isHanging() || mayTakeLong(),
  }
}

/** The duration that such a share of them does not exceed; the longest of a few. */
function shareOf(durations: readonly number[], share: number): number | undefined {
  return durations.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * durations.length) - 1)]
}
