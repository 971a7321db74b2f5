import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useField } from '../frame/field-context.ts'

/** Characters that are shown; the value itself stays whole where it is. */
const shownLength = 20_000

/** A value that is no landing: shown as text, and kept until the editor decides. */
export function UnreadableValue({ value, onStartAgain }: { value: unknown; onStartAgain: () => void }) {
  const { messages } = useField()
  const [isRequesting, setIsRequesting] = useState(false)
  return (
    <section className="unreadable">
      <p role="alert">{messages.say('unreadable')}</p>
      <pre>{textOf(value)}</pre>
      <p className="quiet">{messages.say('unreadableMore')}</p>
      {isRequesting ? (
        <p className="row">
          <strong>{messages.say('really')}</strong>
          <Button onPress={onStartAgain}>{messages.say('startAgain')}</Button>
          <Button onPress={() => setIsRequesting(false)}>{messages.say('keep')}</Button>
        </p>
      ) : (
        <Button onPress={() => setIsRequesting(true)}>{messages.say('startAgain')}</Button>
      )}
    </section>
  )
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return text.length > shownLength ? `${text.slice(0, shownLength)} …` : text
}
