import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import { messagesOf } from '../messages/field-messages.ts'

export type Entry = { id: string; name: string; detail?: string }

type ChosenListProps = {
  entries: readonly Entry[]
  /** Called with the remaining items in their new order. */
  onChange: (ids: string[]) => void
  services: EditorServices
}

/** The chosen items in the stored order, with buttons to move and remove. */
export function ChosenList({ entries, onChange, services }: ChosenListProps) {
  const messages = messagesOf(services)
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
          {entries.length > 1 && <MoveButtons {...{ name, index, onChange, services }} list={ids} />}
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

type MoveProps<Item> = {
  name: string
  list: readonly Item[]
  index: number
  onChange: (list: Item[]) => void
  services: EditorServices
}

/** Moves an item of a list up or down by one place. */
export function MoveButtons<Item>({ name, list, index, onChange, services }: MoveProps<Item>) {
  const messages = messagesOf(services)
  return (
    <>
      <Button
        className="field-icon-button"
        aria-label={messages('moveUp', { name })}
        isDisabled={index === 0}
        onPress={() => onChange(movedItem(list, index, -1))}
      >
        ↑
      </Button>
      <Button
        className="field-icon-button"
        aria-label={messages('moveDown', { name })}
        isDisabled={index === list.length - 1}
        onPress={() => onChange(movedItem(list, index, 1))}
      >
        ↓
      </Button>
    </>
  )
}

/** @param by number of positions, negative towards the beginning; nothing moves past the ends of the list */
export function movedItem<Item>(list: readonly Item[], index: number, by: number): Item[] {
  const target = index + by
  const item = list[index]
  if (item === undefined || target < 0 || target >= list.length) return [...list]
  return list.toSpliced(index, 1).toSpliced(target, 0, item)
}
