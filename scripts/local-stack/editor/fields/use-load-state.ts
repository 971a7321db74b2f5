import { useEffect, useState } from 'react'
import { type Failure, failureOf } from '../services/failure-of.ts'

export type LoadState<Data> =
  /** `before`: the data of the previous request. */
  | { state: 'loading'; before?: Data | undefined }
  | { state: 'failed'; failure: Failure; again: () => void }
  | { state: 'ready'; data: Data }

type Outcome<Data> = { data?: Data; failure?: Failure }

/**
 * The state of a request to a service.
 * @param key identifies the request; another key sends it again
 * @param send sends the request; a rejection becomes `failed`
 */
export function useLoadState<Data>(key: string, send: () => Promise<Data>): LoadState<Data> {
  const [attempt, setAttempt] = useState(0)
  const request = `${attempt} ${key}`
  const [known, setKnown] = useState<Outcome<Data> & { request: string }>()
  useEffect(() => {
    let isWanted = true
    const finish = (outcome: Outcome<Data>) => isWanted && setKnown({ request, ...outcome })
    send().then(
      (data) => finish({ data }),
      (error: unknown) => finish({ failure: failureOf(error) }),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the function
  }, [request])
  if (known?.request !== request) return { state: 'loading', before: known?.data }
  const { failure } = known
  if (failure) return { state: 'failed', failure, again: () => setAttempt((number) => number + 1) }
  return { state: 'ready', data: known.data as Data }
}
