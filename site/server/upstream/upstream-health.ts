import { runtimePart } from '#site/server/runtime.ts'
import { hanging, slowMs } from './time-limits.ts'

/**
 * How a question ended: with an answer, with one that says nothing of how long answers take (500 and above), with the answer
 * that we ask too much (429), or without one.
 */
export type Ending = 'answered' | 'failed' | 'refused' | 'unanswered'

export type UpstreamHealth = {
  /**
   * Takes notice of a question that is sent.
   * @returns what takes notice of its end
   */
  begin: () => (ending: Ending) => void
  /** Whether a question waits for longer than answers take of late, and none that was sent after it was answered. */
  isHanging: () => boolean
  /**
   * Whether a page, which needs several answers, is not waited for where there is a copy: they take long at present, or none
   * has come yet that would say how long they take.
   */
  isSlow: () => boolean
}

/** So many of the last answers say how long the next one may take. */
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

  /** Of the question that waits longest; one that was overtaken by the answer to a later one says nothing about the others. */
  function hangingMs(): number {
    const sent = [...waiting].flatMap(({ sentAt }) => (sentAt >= lastResponded ? [sentAt] : []))
    return sent.length > 0 ? performance.now() - Math.min(...sent) : 0
  }

  /** One that has not answered yet is given the longest time. */
  function timeoutMs(): number {
    const usual = shareOf(durations, 0.9) ?? hanging.mostMs
    return Math.min(Math.max(hanging.timesUsual * usual, hanging.leastMs), hanging.mostMs)
  }

  const isHanging = () => hangingMs() > timeoutMs()

  /** Of one that has not answered yet it is not known: a copy is the better guess. */
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
        // A refusal is quick; it says nothing about how long an answer takes.
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
