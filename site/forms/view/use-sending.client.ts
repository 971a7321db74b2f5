import { useRef, useState } from 'react'
import { actionFor, type FormAnswer } from '../form-model.ts'
import { largestForm } from '../largest-form.ts'
import { ownNames } from '../read-answers.ts'

const timeoutMs = 60_000
/** Timers may fire a little early. */
const clockMs = 100

export type Sending = {
  isBusy: boolean
  /** Asks for a token of this visit, once, when the form is first touched. */
  start: () => void
  /** Sends once at a time; a call while one is under way does nothing. */
  send: (data: FormData) => Promise<FormAnswer | undefined>
}

/** Sends a form by script. The same answers keep their key, so that a repeated send arrives once. */
export function useSending(slug: string): Sending {
  const [isBusy, setIsBusy] = useState(false)
  const busy = useRef(false)
  const token = useRef<Promise<string | undefined>>(undefined)

  const start = () => {
    token.current ??= visitorToken(slug)
  }

  const send = async (data: FormData) => {
    if (busy.current) return undefined
    // It would be sent for minutes to be refused.
    if (filesIn(data) > largestForm) return { problem: 'too-large' } as const
    busy.current = true
    setIsBusy(true)
    try {
      const visit = await token.current
      if (visit !== undefined) data.set(ownNames.token, visit)
      const answer = await post(slug, data)
      if (!('problem' in answer)) return answer
      if (answer.waitMs === undefined) {
        if (answer.token !== undefined) token.current = Promise.resolve(answer.token)
        return answer
      }
      // Without a token of its own the visit begins with the one that came back.
      if (visit === undefined && answer.token !== undefined) data.set(ownNames.token, answer.token)
      // Faster than most visitors: the visit's own token gets old here, and no second attempt is needed.
      const rest = answer.waitMs + clockMs
      await new Promise((resolve) => setTimeout(resolve, rest))
      return await post(slug, data)
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, start, send }
}

/** Bytes. */
function filesIn(data: FormData): number {
  return [...data.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0)
}

async function visitorToken(slug: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${actionFor(slug)}/token`, { signal: AbortSignal.timeout(timeoutMs) })
    const { token }: { token?: string } = await response.json()
    return token
  } catch {
    // The token of the page still serves.
    return undefined
  }
}

async function post(slug: string, body: FormData): Promise<FormAnswer> {
  try {
    const response = await fetch(actionFor(slug), {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json()
    return isAnswer(answer) ? answer : { problem: 'not-sent' }
  } catch {
    return { problem: 'not-sent' }
  }
}

function isAnswer(answer: unknown): answer is FormAnswer {
  return typeof answer === 'object' && answer !== null && ['location', 'errors', 'problem'].some((key) => key in answer)
}
