import type { WireBlock } from '../services/wire-story.ts'

/** The present content with its undo and redo stacks. */
export type StoryHistory = {
  present: WireBlock
  past: readonly WireBlock[]
  future: readonly WireBlock[]
  /** Mark and time of the last change: quick changes with one mark form one undo step. */
  mark: string | undefined
  changedAt: number
}

const mostSteps = 200
/** Maximum milliseconds between key strokes in one field of one step. */
const pause = 1000

export function newHistory(present: WireBlock): StoryHistory {
  return { present, past: [], future: [], mark: undefined, changedAt: 0 }
}

/** Records a change. @param change `mark` identifies the edited field, `at` is the time in milliseconds */
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
