import { useState } from 'react'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor } from '../page/editor-context.ts'
import { failureOf } from '../services/failure-of.ts'

export type Action = {
  isBusy: boolean
  issue: string | undefined
  /** Runs the action; resolves to whether it succeeded. */
  run: (action: () => Promise<unknown>) => Promise<boolean>
}

export function useAction(): Action {
  const { language } = useEditor()
  const [isBusy, setBusy] = useState(false)
  const [issue, setIssue] = useState<string>()
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setIssue(undefined)
    try {
      await action()
      return true
    } catch (error) {
      setIssue(failureSentence(language, failureOf(error)))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, issue, run }
}
