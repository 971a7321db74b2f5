import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../services/editor-services.ts'
import type { Answer } from './use-answer.ts'
import { wordsOf } from './words/words-of.ts'

/** Says that an answer is awaited or did not come; nothing once it is there. */
export function AnswerState({ answer, services }: { answer: Answer<unknown>; services: EditorServices }) {
  const words = wordsOf(services)
  if (answer.state === 'ready') return null
  if (answer.state === 'loading') return <p className="field-note">{words('loading')}</p>
  return (
    <p className="field-note">
      {words('loadFailed')}{' '}
      <Button className="field-button" onPress={answer.again}>
        {words('tryAgain')}
      </Button>
    </p>
  )
}
