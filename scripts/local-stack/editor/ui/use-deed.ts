import { useState } from 'react'
import { useWords } from '../page/editor-context.ts'
import { ManagementError } from '../services/management-error.ts'

export type Deed = {
  isBusy: boolean
  /** Why the last try failed, in words. */
  issue: string | undefined
  /** Does it; answers whether it was done. */
  run: (deed: () => Promise<unknown>) => Promise<boolean>
}

/** Something that changes the space, may take a moment and may be refused. */
export function useDeed(): Deed {
  const words = useWords()
  const [isBusy, setBusy] = useState(false)
  const [issue, setIssue] = useState<string>()
  const run = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setIssue(undefined)
    try {
      await deed()
      return true
    } catch (error) {
      const isAnswer = error instanceof ManagementError && error.status !== undefined
      setIssue(isAnswer ? error.message : words('serviceDoesNotAnswer'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, issue, run }
}
