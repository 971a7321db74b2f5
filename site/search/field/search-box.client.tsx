'use client'

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReplacedServerField } from '#site/ui/suggestion-field/suggestion-field.client.tsx'
import type { SearchBoxProps, TypingBoxProps } from './search-box-props.ts'

type Taken = { words: string; replacedServerField: ReplacedServerField }

/**
 * The field of a search. It is a plain field in a plain form until its first use; then the suggesting field loads and
 * replaces it, with the typed text. After a failed load it stays as it is.
 */
export function SearchBox(props: SearchBoxProps) {
  const { id, placeholder, words = '', maxLength, isRequired, describedBy, className } = props
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const [Box, setBox] = useState<ComponentType<TypingBoxProps>>()
  const [taken, setTaken] = useState<Taken>()

  const load = useCallback(async () => {
    const loaded = await loadTypingBox().catch(() => undefined)
    // The file has just run in this task: a letter that was typed meanwhile shows before the field is exchanged.
    await new Promise((resolve) => setTimeout(resolve))
    // At once: a letter typed between reading the field and exchanging it would be lost.
    flushSync(() => {
      if (loaded) setBox(() => loaded.TypingBox)
      replaceServerField()
    })
  }, [])
  /** A word that is being composed is not interrupted: the exchange waits until it is written. */
  function replaceServerField(): void {
    if (input.current && !isComposing.current) setTaken(takenFrom(input.current))
  }
  // A visitor faster than the script has focused the field already.
  useEffect(() => {
    if (document.activeElement === input.current) void load()
  }, [load])

  if (Box && taken) return <Box {...props} {...taken} />
  return (
    <input
      ref={input}
      id={id}
      name="q"
      type="search"
      placeholder={placeholder}
      defaultValue={words}
      maxLength={maxLength}
      required={isRequired}
      autoComplete="off"
      enterKeyHint="search"
      aria-describedby={describedBy}
      className={className}
      onFocus={() => void load()}
      onPointerEnter={() => void loadTypingBox().catch(() => undefined)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        // The word itself comes with the next event.
        setTimeout(() => flushSync(replaceServerField))
      }}
    />
  )
}

function loadTypingBox() {
  return import('./typing-box.client.tsx')
}

function takenFrom(field: HTMLInputElement): Taken {
  const at = field.value.length
  const selection = [field.selectionStart ?? at, field.selectionEnd ?? at] as const
  return { words: field.value, replacedServerField: { hasFocus: document.activeElement === field, selection } }
}
