'use client'

import type { ReactNode } from 'react'
import { expectListOf, useOwnList } from './own-list.client.ts'

/** Sends what is ticked to the list. Only this button sends the stored list along, to which it is added. */
export function TickedToList({ path, children }: { path: string; children: ReactNode }) {
  const list = useOwnList()
  return (
    <button
      type="submit"
      formAction={path}
      name={list === '' ? undefined : 'l'}
      value={list}
      onClick={({ currentTarget }) => currentTarget.form && expectListOf(currentTarget.form, currentTarget)}
    >
      {children}
    </button>
  )
}
