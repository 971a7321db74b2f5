'use client'

import { createContext, use } from 'react'

/** What is typed on a search page, for those who draw the field and those who draw the list. */
export type TypedQuery = {
  /** As the field has them. */
  words: string
  /** The server has answered other words. */
  isAhead: boolean
  /** Somebody uses the field: what answers while they type is worth loading. */
  isUsed: boolean
  /** Changes when the words come from the address and not from the field. */
  round: number
  use: () => void
  type: (words: string) => void
  /** The form is about to be sent. */
  send: () => void
}

export const TypedContext = createContext<TypedQuery | undefined>(undefined)

/** undefined where nothing follows the field: in the visual editor. */
export function useTypedQuery(): TypedQuery | undefined {
  return use(TypedContext)
}
