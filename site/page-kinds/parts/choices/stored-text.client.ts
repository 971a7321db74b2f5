'use client'

import { useSyncExternalStore } from 'react'
import { brand } from '#site/brand/brand.ts'

/** Dispatched in the tab that changes a text; other tabs receive the browser's own event. */
const changed = `${brand.id}:stored`

/** A text that this browser stores; empty where it stores nothing, or may not. */
export function readText(place: string): string {
  try {
    return localStorage.getItem(place) ?? ''
  } catch {
    return ''
  }
}

/** Without storage the address alone has what a visitor chose. */
export function writeText(place: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(place)
    else localStorage.setItem(place, text)
  } catch {
    return
  }
  window.dispatchEvent(new Event(changed))
}

/** The stored text, in all parts of the page at once; empty while the server renders. */
export function useText(place: string): string {
  return useSyncExternalStore(
    subscribe,
    () => readText(place),
    () => '',
  )
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changed, notify)
  }
}
