import { useState } from 'react'
import { failureSentence } from '../messages/messages-for.ts'
import { useEditor } from '../page/editor-context.ts'
import { failureOf } from '../services/failure-of.ts'

export function useAction() {
  const { language } = useEditor()
  const [isBusy, setBusy] = useState(false)
  const [issue, setIssue] = useState<string>()
  /** Resolves to whether the action succeeded; its error message is the issue. */
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
