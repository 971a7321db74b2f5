import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { failureSentence } from '../../messages/messages-for.ts'
import type { EditorServices } from '../../services/editor-services.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useLoadState } from '../load-state-view.tsx'
import { messagesOf } from '../messages/field-messages.ts'

export type Found = { id: string; name: string; detail: string }

type SearchBoxProps = {
  label: string
  /** Returns the matches of a search text; an empty text returns the first items. */
  find: (words: string) => Promise<readonly Found[]>
  onPick: (found: Found) => void
  services: EditorServices
  /** Key of the searched set: another scope starts another search. */
  scope: string
}

/** A search box; the arrow keys walk through the results, Enter chooses one. */
export function SearchBox({ label, find, onPick, services, scope }: SearchBoxProps) {
  const messages = messagesOf(services)
  const [typed, setTyped] = useState('')
  const [hasFocused, setHasFocused] = useState(false)
  // The box has no value of its own: a choice is set for a moment, because its change event closes the list.
  const [pickedKey, setPickedKey] = useState<string | null>(null)
  const debounced = useDebounced(typed, 200)
  const loadState = useLoadState(`${hasFocused} ${scope} ${debounced}`, async () =>
    hasFocused ? await find(debounced.trim()) : [],
  )
  const found = (loadState.state === 'ready' ? loadState.data : loadState.state === 'loading' && loadState.before) || []
  const emptyText =
    loadState.state === 'failed'
      ? failureSentence(services.interfaceLanguage, loadState.failure)
      : messages(loadState.state === 'loading' ? 'loading' : 'noResults')
  return (
    <ComboBox
      className="field-search"
      aria-label={label}
      items={found}
      inputValue={typed}
      onInputChange={setTyped}
      onFocus={() => setHasFocused(true)}
      menuTrigger="focus"
      allowsEmptyCollection
      selectedKey={pickedKey}
      onOpenChange={(isOpen) => !isOpen && setPickedKey(null)}
      onSelectionChange={(key) => {
        const picked = found.find(({ id }) => id === key)
        if (picked === undefined) return
        setPickedKey(picked.id)
        setTyped('')
        onPick(picked)
      }}
    >
      <div className="field-search-line">
        <Input className="field-box" placeholder={label} autoComplete="off" />
        <Button className="field-icon-button">▾</Button>
      </div>
      <Popover className="field-popover">
        <ListBox<Found> className="field-list" renderEmptyState={() => <p className="field-note">{emptyText}</p>}>
          {({ id, name, detail }) => (
            <ListBoxItem className="field-list-item" id={id} textValue={name}>
              <Text slot="label">{name}</Text>
              <Text slot="description" className="field-note">
                {detail}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

type SearchInputProps = { typed: string; onType: (text: string) => void; services: EditorServices }

/** Filters what is listed below it. */
export function SearchInput({ typed, onType, services }: SearchInputProps) {
  const label = messagesOf(services)('search')
  return (
    <input
      className="field-box"
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  )
}
