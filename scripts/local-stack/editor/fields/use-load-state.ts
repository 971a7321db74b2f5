import { useEffect, useState } from 'react'

export type LoadState<Data> =
  /** `before`: what answered the question before this one. */
  | { state: 'loading'; before?: Data | undefined }
  | { state: 'failed'; again: () => void }
  | { state: 'ready'; data: Data }

/**
 * What a service answers to a question.
 * @param question the question as text; it is asked again when the text changes
 * @param ask asks it; a rejection becomes `failed`
 */
export function useLoadState<Data>(question: string, send: () => Promise<Data>): LoadState<Data> {
  const [attempt, setAttempt] = useState(0)
  const asked = `${attempt} ${question}`
  const [known, setKnown] = useState<{ asked: string; data?: Data; isFailed: boolean }>()
  useEffect(() => {
    let isWanted = true
    const keep = (answer: { data?: Data; isFailed: boolean }) => isWanted && setKnown({ asked, ...answer })
    send().then(
      (data) => keep({ data, isFailed: false }),
      () => keep({ isFailed: true }),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the question's text stands for the function
  }, [asked])
  if (known?.asked !== asked) return { state: 'loading', before: known?.data }
  if (known.isFailed) return { state: 'failed', again: () => setAttempt((number) => number + 1) }
  return { state: 'ready', data: known.data as Data }
}
