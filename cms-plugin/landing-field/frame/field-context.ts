import type { LandingMedia } from 'component-schemas/landing/landing-media.ts'
import type { LandingProblem } from 'component-schemas/landing/landing-problem.ts'
import { createContext, useContext } from 'react'
import { type Messages, messagesFor } from '../messages/messages-for.ts'
import type { LandingAction } from '../state/landing-state.ts'
import type { Path } from '../state/set-at.ts'

/** The data that every control may need besides its own value. */
export type FieldContext = {
  messages: Messages
  problems: readonly LandingProblem[]
  dispatch: (action: LandingAction) => void
  /** Opens the CMS's asset picker. */
  pickAsset: () => Promise<LandingMedia | undefined>
  token: string | undefined
}

const context = createContext<FieldContext>({
  messages: messagesFor(undefined),
  problems: [],
  dispatch: () => undefined,
  pickAsset: async () => undefined,
  token: undefined,
})

export const FieldProvider = context.Provider

export function useField(): FieldContext {
  return useContext(context)
}

/** Sentences about the value at a path, or about a part of it when `isDeep`. */
export function useProblems(path: Path, isDeep = false): string[] {
  const { problems, messages } = useField()
  const place = path.join('.')
  return problems
    .filter((problem) => {
      const at = problem.path.join('.')
      return at === place || (isDeep && at.startsWith(`${place}.`))
    })
    .map((problem) => messages.problem(problem))
}
