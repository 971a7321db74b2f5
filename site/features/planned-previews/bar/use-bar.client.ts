'use client'

import { useEffect, useSyncExternalStore } from 'react'

/** Where the browser remembers, for as long as the tab is open, that the bar is hidden: each choice loads the page again. */
const storedAs = 'preview-bar'

/**
 * The key that hides and shows the bar. It is no letter, digit or sign, so that nothing that is typed or dictated presses it
 * (WCAG 2.2, 2.1.4).
 */
export const barKey = 'F2'

export type BarState = { isHidden: boolean; toggle: () => void }

/** Whether the bar is hidden. */
export function useBar(): BarState {
  const isHidden = useSyncExternalStore(listen, wasHidden, () => false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
      if (event.key !== barKey || hasModifier) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return { isHidden, toggle }
}

const listeners = new Set<() => void>()

/** For a browser that stores nothing: it shows the bar on the next page. */
let isHiddenHere = false

function listen(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function toggle(): void {
  isHiddenHere = !wasHidden()
  try {
    if (isHiddenHere) sessionStorage.setItem(storedAs, 'hidden')
    else sessionStorage.removeItem(storedAs)
  } catch {}
  for (const notify of listeners) notify()
}

function wasHidden(): boolean {
  try {
    return sessionStorage.getItem(storedAs) === 'hidden'
  } catch {
    return isHiddenHere
  }
}

/** Width of the page in pixels; undefined on the server, and so without JavaScript. */
export function usePageWidth(): number | undefined {
  return useSyncExternalStore(
    onResize,
    () => window.innerWidth,
    () => undefined,
  )
}

function onResize(notify: () => void): () => void {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}
