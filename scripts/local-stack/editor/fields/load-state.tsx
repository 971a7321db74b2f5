import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../services/editor-services.ts'
import { wordsOf } from './messages/messages-of.ts'
import type { LoadState } from './use-load-state.ts'

/** Says that an answer is awaited or did not come; nothing once it is there. */
export function LoadStateView({ loadState, services }: { loadState: LoadState<unknown>; services: EditorServices }) {
  const messages = wordsOf(services)
  if (loadState.state === 'ready') return null
  if (loadState.state === 'loading') return <p className="field-note">{messages('loading')}</p>
  return (
    <p className="field-note">
      {messages('loadFailed')}{' '}
      <Button className="field-button" onPress={loadState.again}>
        {messages('tryAgain')}
      </Button>
    </p>
  )
}
