import { ConsecutiveBreaker, type IBreaker } from 'cockatiel'

/** So many failures one after the other, and a supplier is left alone for a while. */
const failuresToOpen = 5

/** Names of errors that mean: nothing came until the time was over. */
const silences: readonly string[] = ['TimeoutError', 'HeadersTimeoutError', 'BodyTimeoutError', 'ConnectTimeoutError']

export type FailuresInARow = IBreaker & {
  /** How many good answers came so far. */
  answers: () => number
  /** @param seen how many answers there were when the call that nobody answered began */
  noteHang: (seen: number) => void
}

/**
 * When a supplier is left alone: after several failures one after the other, or as soon as one call waited for its whole time
 * while no other was answered either. That is a supplier that hangs; each further call would cost a visitor the same time.
 */
export function failuresInARow(): FailuresInARow {
  const inARow = new ConsecutiveBreaker(failuresToOpen)
  let answers = 0
  let isHanging = false
  return {
    answers: () => answers,
    noteHang(seen) {
      isHanging = seen === answers
    },
    get state() {
      return inARow.state
    },
    set state(count) {
      inARow.state = count
    },
    success() {
      inARow.success()
      answers += 1
      isHanging = false
    },
    failure: () => inARow.failure() || isHanging,
  }
}

/** Whether a call failed because nothing came; `fetch` hides that as a cause. */
export function isHang(error: unknown): boolean {
  const { name, cause } = (error ?? {}) as { name?: unknown; cause?: { name?: unknown } }
  return silences.includes(String(name)) || silences.includes(String(cause?.name))
}
