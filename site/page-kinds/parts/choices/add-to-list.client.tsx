'use client'

import type { MouseEvent, ReactNode } from 'react'
import { divideList, listText, parseList } from '#site/routing/query/product-list.ts'
import { forgetFields, writtenList } from './kept-fields.client.ts'
import { expectListOf, useOwnList, writeOwnList } from './own-list.client.ts'

export type AddToListProps = {
  code: string
  /** Path of the list. */
  path: string
  labels: { add: string; open: string }
}

/** Adds a product to the visitor's list. Without a script it opens a list with it; with one the visitor stays on the page. */
export function AddToList({ code, path, labels }: AddToListProps) {
  const lines = parseList([useOwnList()])
  const add = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // What was written into the fields of the list counts, too.
    const next = parseList([writtenList(listText(lines)), listText([{ code, amount: 1, note: '' }])])
    // The page of the list says what has no room in it.
    if (divideList(next).length > 1) return
    event.preventDefault()
    forgetFields(listText(lines))
    writeOwnList(listText(next))
  }
  return (
    <>
      <a href={`${path}?c=${encodeURIComponent(code)}`} rel="nofollow" data-held="" onClick={add}>
        {labels.add}
      </a>
      <output>
        {lines.length > 0 && (
          <a href={path}>
            {labels.open} ({lines.length})
          </a>
        )}
      </output>
    </>
  )
}

type TickedToListProps = { path: string; className?: string | undefined; children: ReactNode }

/**
 * Sends what is ticked to the list. Only this button sends the stored list along, to which it is added: pressed before the scripts are
 * there it waits for them.
 */
export function TickedToList({ path, className, children }: TickedToListProps) {
  const list = useOwnList()
  return (
    <button
      type="submit"
      formAction={path}
      name={list === '' ? undefined : 'l'}
      value={list}
      data-held=""
      className={className}
      onClick={({ currentTarget }) => {
        currentTarget.value = writtenList(list)
        forgetFields(list)
        if (currentTarget.form) expectListOf(currentTarget.form, currentTarget)
      }}
    >
      {children}
    </button>
  )
}
