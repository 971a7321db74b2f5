import { useState } from 'react'
import { useMessages } from '../page/editor-context.ts'
import { ManagementError } from '../services/management-error.ts'

export type Action = {
  isBusy: boolean
  /** The error message of the last try. */
  issue: string | undefined
  /** Runs the action; resolves to whether it succeeded. */
  run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** An action that changes the space, may take a moment and may be refused. */
export function useAction(): Action {
  const messages = useMessages()
  const [isBusy, setBusy] = useState(false)
  const [issue, setIssue] = useState<string>()
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setIssue(undefined)
    try {
      await action()
      return true
    } catch (error) {
      const isResponse = error instanceof ManagementError && error.status !== undefined
      setIssue(isResponse ? error.message : messages('serviceDoesNotRespond'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, issue, run }
}
