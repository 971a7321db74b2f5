'use client'

import { type KeyboardEvent, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Header } from 'react-aria-components/Header'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import styles from './suggestion-field.module.css'

export type Suggestion = {
  id: string
  href: string
  /** What a screen reader says. */
  words: string
  content: ReactNode
}

export type SuggestionGroup = { id: string; title: string; items: readonly Suggestion[] }

/** State of the plain field that this one replaced: its focus and selection go on here. */
export type ReplacedServerField = { hasFocus: boolean; selection: readonly [number, number] }

export type SuggestionFieldProps = {
  /** Unique on the page: the label of the plain field names this one too. */
  id: string
  label: string
  /** BCP 47 tag: the language in which suggestions are counted for screen readers. */
  locale: string
  words: string
  onWords: (words: string) => void
  groups: readonly SuggestionGroup[]
  /** Called with the id of a suggestion that is opened, by pointer or keyboard. */
  onOpen?: ((id: string) => void) | undefined
  /** Said where suggestions would be, while there are none. */
  note: string
  placeholder?: string | undefined
  /** id of what explains the field. */
  describedBy?: string | undefined
  maxLength: number
  className: string | undefined
  replacedServerField: ReplacedServerField
}

/**
 * A search field that suggests pages, in groups, for the typed text. The field stays part of its form: Enter sends the typed text unless
 * a suggestion is chosen.
 */
export function SuggestionField(props: SuggestionFieldProps) {
  const { id, label, describedBy, locale, words, onWords, groups, onOpen, note } = props
  return (
    <I18nProvider locale={locale}>
      <ComboBox
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        className={styles.box ?? ''}
        inputValue={words}
        onInputChange={onWords}
        items={groups}
        allowsCustomValue
        allowsEmptyCollection={words.trim() !== ''}
        shouldFocusWrap
      >
        <Field {...props} />
        <Popover
          className={styles.popover ?? ''}
          placement="bottom start"
          offset={6}
          containerPadding={8}
          onClick={({ target, defaultPrevented }) => {
            const opened = target instanceof Element ? target.closest('a')?.dataset['key'] : undefined
            // The list prevents the pointer's click and opens the link with one of its own: that one counts.
            if (opened !== undefined && !defaultPrevented) onOpen?.(opened)
          }}
        >
          <ListBox className={styles.list ?? ''} renderEmptyState={() => <p className={styles.note}>{note}</p>}>
            {(group: SuggestionGroup) => (
              <ListBoxSection id={group.id} className={styles.group ?? ''}>
                <Header className={styles.title ?? ''}>{group.title}</Header>
                <Collection items={group.items}>{renderSuggestion}</Collection>
              </ListBoxSection>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}

function renderSuggestion({ id, href, words, content }: Suggestion) {
  return (
    <ListBoxItem id={id} href={href} textValue={words} className={styles.item ?? ''}>
      {content}
    </ListBoxItem>
  )
}

function Field({ words, placeholder, maxLength, className, replacedServerField }: SuggestionFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const state = useContext(ComboBoxStateContext)
  const opening = useRef({ replacedServerField, hasWords: words !== '', open: () => state?.open(null, 'input') })
  useLayoutEffect(() => {
    const { hasFocus, selection } = opening.current.replacedServerField
    if (!hasFocus) return
    input.current?.focus({ preventScroll: true })
    input.current?.setSelectionRange(...selection)
  }, [])
  useEffect(() => {
    const { replacedServerField: before, hasWords, open } = opening.current
    if (before.hasFocus && hasWords) open()
  }, [])
  return (
    <Input
      ref={input}
      name="q"
      type="search"
      placeholder={placeholder}
      maxLength={maxLength}
      enterKeyHint="search"
      className={className ?? ''}
      onKeyDownCapture={(event) => {
        keepMessages(event)
        sendUnlessChosen(event)
      }}
    />
  )
}

/** Escape closes the list. A search field would empty itself too: that it does the next time. */
function keepMessages(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
}

/** With a list in front, Enter would do nothing but close it. */
function sendUnlessChosen(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  const isChosen = (input.getAttribute('aria-activedescendant') ?? '') !== ''
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || isChosen) return
  event.preventDefault()
  event.stopPropagation()
  input.form?.requestSubmit()
}
