/** How a question ended: with an answer, with the answer that we ask too much (429), or without one. */
export type Ending = 'answered' | 'refused' | 'unanswered'

export type SupplierPace = {
  /**
   * Takes notice of a question that is sent.
   * @returns what takes notice of its end
   */
  asked: () => (ending: Ending) => void
  /** Whether a question waits for longer than answers take of late, and none that was sent after it was answered. */
  isSilent: () => boolean
  /** Whether answers take so long at present that a page which needs several is not waited for where there is a copy. */
  isSlow: () => boolean
}

/** So many of the last answers say how long the next one may take. */
const remembered = 10

/** A silence is one when it is so many times longer than nine of ten of them. */
const timesUsual = 3

/** No silence is shorter, whatever the answers took, and none is waited for longer. */
const silence = { leastMs: 700, mostMs: 4500 }

/** Of a supplier that has not answered yet: when a copy is better shown, and when it is called silent. */
const unknown = { slowMs: 300, silentMs: silence.mostMs }

/** Answers half of which take longer than this are slow. */
const slowMs = 500

const pacesKey = Symbol.for('zarandal.supplier-paces')

/**
 * How fast a supplier answers at present. On globalThis, because the framework's bundles are several and a supplier is one.
 * @param host name and port
 */
export function paceOf(host: string): SupplierPace {
  const shared = globalThis as { [pacesKey]?: Map<string, SupplierPace> }
  shared[pacesKey] ??= new Map()
  const known = shared[pacesKey].get(host) ?? newPace()
  shared[pacesKey].set(host, known)
  return known
}

function newPace(): SupplierPace {
  const waiting = new Set<{ sentAt: number }>()
  const durations: number[] = []
  let lastAnswered = Number.NEGATIVE_INFINITY
  let isRefusing = false

  /** Of the question that waits longest; one that was overtaken by the answer to a later one says nothing about the others. */
  function silentMs(): number {
    const sent = [...waiting].flatMap(({ sentAt }) => (sentAt >= lastAnswered ? [sentAt] : []))
    return sent.length > 0 ? performance.now() - Math.min(...sent) : 0
  }

  function patienceMs(unknownMs: number): number {
    const usual = shareOf(durations, 0.9)
    return usual === undefined ? unknownMs : Math.min(Math.max(timesUsual * usual, silence.leastMs), silence.mostMs)
  }

  return {
    asked() {
      const question = { sentAt: performance.now() }
      waiting.add(question)
      return (ending) => {
        waiting.delete(question)
        if (ending === 'unanswered') return
        isRefusing = ending === 'refused'
        lastAnswered = Math.max(lastAnswered, question.sentAt)
        // A refusal is quick; it says nothing about how long an answer takes.
        if (isRefusing) return
        durations.push(performance.now() - question.sentAt)
        if (durations.length > remembered) durations.shift()
      }
    },
    isSilent: () => silentMs() > patienceMs(unknown.silentMs),
    isSlow: () => isRefusing || silentMs() > patienceMs(unknown.slowMs) || (shareOf(durations, 0.5) ?? 0) > slowMs,
  }
}

/** The duration that such a share of them does not exceed; the longest of a few. */
function shareOf(durations: readonly number[], share: number): number | undefined {
  return durations.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(share * durations.length) - 1)]
}
