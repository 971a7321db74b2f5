import { useEffect, useState } from 'react'

/** State of the response to the last input; an earlier response stays until the next one arrives. */
export type Latest<Answer> = {
  state: 'idle' | 'asking' | 'answered' | 'failed'
  /** The words of `answer`. */
  words: string
  response: Answer | undefined
}

/** Backoff after a failure in milliseconds; each further one is twice as long, up to the maximum. */
const firstRetryMs = 3000
const mostRetryMs = 24_000

/**
 * The response to the last input. Intermediate input sends no request, and a late response is ignored. After a failure
 * the query is retried while the words stay, so that results appear without another key stroke.
 * @param waitMs debounce
 */
export function useLatest<Answer>(
  words: string,
  responseTo: (words: string) => Promise<Answer>,
  waitMs: number,
): Latest<Answer> {
  const [known, setKnown] = useState<Known<Answer>>({ state: 'answered', words: '', response: undefined })
  useEffect(() => {
    if (words === '') return
    let isLatest = true
    const keep = (next: Known<Answer>) => isLatest && setKnown(next)
    const send = (retryMs: number) => {
      responseTo(words).then(
        (response) => keep({ state: 'answered', words, response }),
        () => {
          keep({ state: 'failed', words, response: undefined })
          if (isLatest) timer = setTimeout(() => send(Math.min(2 * retryMs, mostRetryMs)), retryMs)
        },
      )
    }
    let timer = setTimeout(() => send(firstRetryMs), waitMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [words, responseTo, waitMs])
  if (words === '') return { state: 'idle', words, response: undefined }
  return known.words === words ? known : { ...known, state: 'asking' }
}

type Known<Answer> = Latest<Answer> & { state: 'answered' | 'failed' }
