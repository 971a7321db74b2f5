import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import type { EditorServices } from '../../services/editor-services.ts'
import { useSettled } from '../../ui/use-settled.ts'
import { wordsOf } from '../messages/messages-of.ts'
import { useLoadState } from '../use-load-state.ts'

export type Found = { id: string; name: string; detail: string }

type SearchBoxProps = {
  label: string
  /** Finds what fits some words; empty words find the first of all. */
  find: (words: string) => Promise<readonly Found[]>
  onPick: (found: Found) => void
  services: EditorServices
  /** Distinguishes what is searched: another scope is another search. */
  scope: string
}

/** A box to search in; the arrow keys walk through what was found, Enter takes it. */
export function SearchBox({ label, find, onPick, services, scope }: SearchBoxProps) {
  const messages = wordsOf(services)
  const [typed, setTyped] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  // The box itself keeps nothing: a choice stands for a moment, because its change is what closes the list.
  const [pickedKey, setPickedKey] = useState<string | null>(null)
  const settled = useSettled(typed, 200)
  const loadState = useLoadState(`${isAsked} ${scope} ${settled}`, async () =>
    isAsked ? await find(settled.trim()) : [],
  )
  const found = (loadState.state === 'ready' ? loadState.data : loadState.state === 'loading' && loadState.before) || []
  const silence = { loading: messages('loading'), failed: messages('loadFailed'), ready: messages('noResults') }[
    loadState.state
  ]
  return (
    <ComboBox
      className="field-search"
      aria-label={label}
      items={found}
      inputValue={typed}
      onInputChange={setTyped}
      onFocus={() => setIsAsked(true)}
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
        <ListBox<Found> className="field-list" renderEmptyState={() => <p className="field-note">{silence}</p>}>
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
