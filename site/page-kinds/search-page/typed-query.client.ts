'use client'

import { createContext, use } from 'react'

/** The typed text of a search page, for the components of the field and of the list. */
export type TypedQuery = {
  /** As the field has them. */
  words: string
  /** The server has answered other words. */
  isAhead: boolean
  /** The visitor uses the field: the code of live results is worth loading. */
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
