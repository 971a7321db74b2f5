'use client'

import { readText, useText, writeText } from './stored-text.client.ts'

const place = 'zarandal:list'

/** In this tab alone: the next list that is shown is the visitor's own, because they have just changed it. */
const changedPlace = 'zarandal:list-changed'

/** The text of the list that this browser stores (`routing/query/product-list.ts`); empty without one. */
export function useOwnList(): string {
  return useText(place)
}

export function readOwnList(): string {
  return readText(place)
}

export function writeOwnList(text: string): void {
  writeText(place, text)
}

/** Says that the next list comes from a change of the own one. */
export function markOwnChange(): void {
  try {
    sessionStorage.setItem(changedPlace, '1')
  } catch {
    // Without storage there is no own list either.
  }
}

/** Whether the list that is shown comes from a change of the own one; said once. */
export function takeOwnChange(): boolean {
  try {
    const isMarked = sessionStorage.getItem(changedPlace) !== null
    sessionStorage.removeItem(changedPlace)
    return isMarked
  } catch {
    return false
  }
}
