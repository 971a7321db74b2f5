'use client'

import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { openGroup } from '#site/ui/disclosure/open-group.client.ts'
import { rowMatches, wordsOf } from './row-match.ts'
import styles from './row-search.module.css'

export type RowSearchProps = {
  labels: { search: string; hint: string; found: string }
  /** Tables, drawn by the server; groups of them may be rows that open. */
  children: ReactNode
}

/**
 * A field that hides the rows which do not have the typed words. The tables are there without it; a browser that runs no
 * script does not show the field.
 */
export function RowSearch({ labels, children }: RowSearchProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [found, setResults] = useState<string>()
  // Not every browser opens the group that contains the place which the address names.
  useEffect(() => openGroup(place.current?.querySelector(':target')), [])
  const search = (typed: string) => {
    const rows = [...(place.current?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])]
    const words = wordsOf(typed)
    for (const row of rows) row.hidden = !rowMatches(words, readRow(row))
    for (const group of place.current?.querySelectorAll('details') ?? []) showGroup(group, words.length > 0)
    setResults(words.length > 0 ? `${rows.filter(({ hidden }) => !hidden).length} / ${rows.length}` : undefined)
  }
  const searchTyped = useEffectEvent(search)
  // The visitor may have typed before the script arrived.
  useEffect(() => {
    if (field.current?.value) searchTyped(field.current.value)
  }, [])
  return (
    <div>
      <search className={styles.search}>
        <label htmlFor={id} className={styles.label}>
          {labels.search}
        </label>
        <input
          id={id}
          ref={field}
          type="search"
          className={styles.field}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => search(target.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          {labels.hint}
        </p>
        <output className={styles.found} htmlFor={id}>
          {found !== undefined && `${labels.found}: ${found}`}
        </output>
      </search>
      <div ref={place}>{children}</div>
    </div>
  )
}

function readRow(row: HTMLTableRowElement) {
  const yearOf = (name: string) => (row.dataset[name] === undefined ? undefined : Number(row.dataset[name]))
  const group = row.closest('details')?.querySelector('summary')?.textContent ?? ''
  return { text: `${group} ${row.textContent}`, fromYear: yearOf('fromYear'), toYear: yearOf('toYear') }
}

/** During a search, groups with a row are open and the others hidden; afterwards all are closed again. */
function showGroup(group: HTMLDetailsElement, isSearched: boolean): void {
  const isFound = group.querySelector('tbody > tr:not([hidden])') !== null
  group.open = isSearched && isFound
  group.hidden = isSearched && !isFound
}
