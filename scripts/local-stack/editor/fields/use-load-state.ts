import { useEffect, useState } from 'react'

export type LoadState<Data> =
  /** `before`: the data of the previous request. */
  | { state: 'loading'; before?: Data | undefined }
  | { state: 'failed'; again: () => void }
  | { state: 'ready'; data: Data }

/**
 * The state of a request to a service.
 * @param key identifies the request; another key sends it again
 * @param send sends the request; a rejection becomes `failed`
 */
export function useLoadState<Data>(key: string, send: () => Promise<Data>): LoadState<Data> {
  const [attempt, setAttempt] = useState(0)
  const request = `${attempt} ${key}`
  const [known, setKnown] = useState<{ request: string; data?: Data; isFailed: boolean }>()
  useEffect(() => {
    let isWanted = true
    const finish = (outcome: { data?: Data; isFailed: boolean }) => isWanted && setKnown({ request, ...outcome })
    send().then(
      (data) => finish({ data, isFailed: false }),
      () => finish({ isFailed: true }),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the function
  }, [request])
  if (known?.request !== request) return { state: 'loading', before: known?.data }
  if (known.isFailed) return { state: 'failed', again: () => setAttempt((number) => number + 1) }
  return { state: 'ready', data: known.data as Data }
}
