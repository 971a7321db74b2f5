'use client'

import { useEffect, useState } from 'react'

/** What is known of the answer to what was typed last; an earlier answer stays until the next one is there. */
export type Latest<Answer> = {
  state: 'idle' | 'asking' | 'answered' | 'failed'
  /** The words that `answer` is for. */
  words: string
  response: Answer | undefined
}

/** Milliseconds after a failure until the same words are asked again; each further pause is twice as long, up to the most. */
const firstRetryMs = 3000
const mostRetryMs = 24_000

/**
 * The answer to the words that were typed last. Whoever types on is not asked about what they have already changed, and an
 * answer that comes late is dropped. A service that fails is asked again while the words stay: what was typed is found as soon
 * as it answers, whether or not anybody types on.
 * @param waitMs how long nothing must have been typed
 */
export function useLatest<Answer>(
  words: string,
  answerTo: (words: string) => Promise<Answer>,
  waitMs: number,
): Latest<Answer> {
  const [known, setKnown] = useState<Known<Answer>>({ state: 'answered', words: '', response: undefined })
  useEffect(() => {
    if (words === '') return
    let isLatest = true
    const keep = (next: Known<Answer>) => isLatest && setKnown(next)
    const send = (retryMs: number) => {
      answerTo(words).then(
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
  }, [words, answerTo, waitMs])
  if (words === '') return { state: 'idle', words, response: undefined }
  return known.words === words ? known : { ...known, state: 'asking' }
}

type Known<Answer> = Latest<Answer> & { state: 'answered' | 'failed' }
