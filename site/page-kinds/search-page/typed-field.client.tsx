'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import type { QueryField } from '#site/page-kinds/parts/query-form/query-form.tsx'
import { useTypedQuery } from './typed-query.client.ts'

/** The field of a search page: plain, in a plain form; with JavaScript the results follow the typed text. */
export function TypedField({ id, words, maxLength, describedBy, className }: QueryField) {
  const typed = useTypedQuery()
  const input = useRef<HTMLInputElement>(null)
  const { send, use, type, round = 0 } = typed ?? {}
  // Words of the address come into the same field, so that the focus stays.
  const takeWords = useEffectEvent(() => {
    if (input.current && typed) input.current.value = typed.words
  })
  useEffect(() => {
    if (round > 0) takeWords()
  }, [round])
  useEffect(() => {
    const { current: field } = input
    if (!field) return
    // The visitor may have typed before the script arrived.
    if (document.activeElement === field) use?.()
    if (field.value !== field.defaultValue) type?.(field.value)
    // Before the navigator receives the event, and before the address that it compares with changes.
    const onSubmit = () => send?.()
    field.form?.addEventListener('submit', onSubmit)
    return () => field.form?.removeEventListener('submit', onSubmit)
  }, [send, use, type])
  return (
    <input
      ref={input}
      id={id}
      name="q"
      type="search"
      defaultValue={typed?.words ?? words}
      maxLength={maxLength}
      autoComplete="off"
      enterKeyHint="search"
      aria-describedby={describedBy}
      className={className}
      onFocus={use}
      onInput={({ currentTarget, nativeEvent }) => {
        const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
        if (!isComposing) type?.(currentTarget.value)
      }}
      onCompositionEnd={({ currentTarget }) => type?.(currentTarget.value)}
    />
  )
}
