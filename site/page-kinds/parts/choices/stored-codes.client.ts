'use client'

import { useMemo, useSyncExternalStore } from 'react'

/** The name under which a browser stores what its visitor chose. */
const place = 'zarandal:comparison'

/** A comparison of last week would surprise: it would come back with the next product. */
const longestMs = 24 * 60 * 60 * 1000

/** Dispatched in the tab that changes the choice; other tabs receive the browser's own event. */
const changed = 'zarandal:chosen'

type Stored = { codes: readonly string[]; at: number }

/** The codes that are chosen for a comparison in this browser; none where it stores nothing. */
export function readChosen(): readonly string[] {
  return codesIn(textStored())
}

/** Without storage the address alone holds the choice. */
export function writeChosen(codes: readonly string[]): void {
  const stored: Stored = { codes, at: Date.now() }
  try {
    if (codes.length === 0) localStorage.removeItem(place)
    else localStorage.setItem(place, JSON.stringify(stored))
  } catch {
    return
  }
  window.dispatchEvent(new Event(changed))
}

/** The chosen codes, none while the server renders. */
export function useChosen(): readonly string[] {
  const text = useSyncExternalStore(subscribe, textStored, () => '')
  return useMemo(() => codesIn(text), [text])
}

/** The codes with one more, which stands last. */
export function withCode(codes: readonly string[], code: string): string[] {
  return [...codes.filter((one) => one !== code), code]
}

function textStored(): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

function codesIn(text: string): readonly string[] {
  if (text === '') return []
  try {
    const stored: unknown = JSON.parse(text)
    return isStored(stored) && Date.now() - stored.at < longestMs ? stored.codes : []
  } catch {
    return []
  }
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changed, notify)
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null || !('codes' in value) || !('at' in value)) return false
  const { codes, at } = value
  return typeof at === 'number' && Array.isArray(codes) && codes.every((code) => typeof code === 'string')
}
