import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { failureSentence } from '../messages/messages-for.ts'
import type { EditorServices } from '../services/editor-services.ts'
import { type Failure, failureOf } from '../services/failure-of.ts'
import { messagesOf } from './messages/field-messages.ts'

/** Shows that a request is pending or has failed; renders nothing when the data is there. */
export function LoadStateView({ loadState, services }: { loadState: LoadState<unknown>; services: EditorServices }) {
  const messages = messagesOf(services)
  if (loadState.state === 'ready') return null
  if (loadState.state === 'loading') return <p className="field-note">{messages('loading')}</p>
  return (
    <p className="field-note" role="alert">
      {failureSentence(services.interfaceLanguage, loadState.failure)}{' '}
      <Button className="field-button" onPress={loadState.again}>
        {messages('tryAgain')}
      </Button>
    </p>
  )
}

export type LoadState<Data> =
  /** `before`: the data of the previous request. */
  | { state: 'loading'; before?: Data | undefined }
  | { state: 'failed'; failure: Failure; again: () => void }
  | { state: 'ready'; data: Data }

/** The data of a request or its failure; while it is sent, the data of the one before. */
export function outcomeOf<Data>(loadState: LoadState<Data>): Data | Failure | undefined {
  if (loadState.state === 'failed') return loadState.failure
  return loadState.state === 'ready' ? loadState.data : loadState.before
}

type Outcome<Data> = { data?: Data; failure?: Failure }

/** @param key identifies the request: another key sends it again; a rejection of `send` becomes `failed` */
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
