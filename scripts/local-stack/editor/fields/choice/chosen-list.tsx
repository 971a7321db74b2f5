import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import { wordsOf } from '../messages/messages-of.ts'
import { movedItem } from './moved-item.ts'

export type Entry = { id: string; name: string; detail?: string }

type ChosenListProps = {
  entries: readonly Entry[]
  /** Called with what remains, in its new order. */
  onChange: (ids: string[]) => void
  services: EditorServices
}

/** What was chosen, in the stored order, with buttons to move and to take out. */
export function ChosenList({ entries, onChange, services }: ChosenListProps) {
  const messages = wordsOf(services)
  const ids = entries.map(({ id }) => id)
  if (entries.length === 0) return null
  return (
    <ul className="field-chosen" aria-label={messages('chosen')}>
      {entries.map(({ id, name, detail }, index) => (
        <li key={id} className="field-chosen-item">
          <span className="field-chosen-name">
            {name}
            {detail !== undefined && <span className="field-note">{detail}</span>}
          </span>
          {entries.length > 1 && (
            <>
              <Button
                className="field-icon-button"
                aria-label={messages('moveUp', { name })}
                isDisabled={index === 0}
                onPress={() => onChange(movedItem(ids, index, -1))}
              >
                ↑
              </Button>
              <Button
                className="field-icon-button"
                aria-label={messages('moveDown', { name })}
                isDisabled={index === entries.length - 1}
                onPress={() => onChange(movedItem(ids, index, 1))}
              >
                ↓
              </Button>
            </>
          )}
          <Button
            className="field-icon-button"
            aria-label={messages('removeNamed', { name })}
            onPress={() => onChange(ids.filter((other) => other !== id))}
          >
            ✕
          </Button>
        </li>
      ))}
    </ul>
  )
}
