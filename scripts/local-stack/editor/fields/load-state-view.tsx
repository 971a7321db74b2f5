import { Button } from 'react-aria-components/Button'
import { failureSentence } from '../messages/failure-sentence.ts'
import type { EditorServices } from '../services/editor-services.ts'
import { messagesOf } from './messages/messages-of.ts'
import type { LoadState } from './use-load-state.ts'

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
