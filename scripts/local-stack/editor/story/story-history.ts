import type { WireBlock } from '../services/wire-story.ts'

/** The present content, what was before it and what was taken back. */
export type StoryHistory = {
  present: WireBlock
  past: readonly WireBlock[]
  future: readonly WireBlock[]
  /** Of the last change: changes of one mark in quick order are taken back together. */
  mark: string | undefined
  changedAt: number
}

const mostSteps = 200
/** Milliseconds within which further letters in one field belong to one step. */
const pause = 1000

export function newHistory(present: WireBlock): StoryHistory {
  return { present, past: [], future: [], mark: undefined, changedAt: 0 }
}

/** Notes a change. @param change `mark` names what is typed in, `at` is the time in milliseconds */
export function changed(
  history: StoryHistory,
  present: WireBlock,
  change: { mark?: string | undefined; at: number },
): StoryHistory {
  if (present === history.present) return history
  const { mark, at } = change
  const isSameStep = mark !== undefined && mark === history.mark && at - history.changedAt < pause
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-mostSteps)
  return { present, past, future: [], mark, changedAt: at }
}

export function undone(history: StoryHistory): StoryHistory {
  const present = history.past.at(-1)
  if (!present) return history
  return {
    present,
    past: history.past.slice(0, -1),
    future: [history.present, ...history.future],
    mark: undefined,
    changedAt: 0,
  }
}

export function redone(history: StoryHistory): StoryHistory {
  const [present, ...future] = history.future
  if (!present) return history
  return { present, past: [...history.past, history.present], future, mark: undefined, changedAt: 0 }
}
