import { isShortcut, type Shortcut } from './page-message.ts'

const name = 'editor-shortcut'

/** Passes on a shortcut that was pressed with the focus in a frame, where this window receives no keys. */
export function pressShortcut(shortcut: Shortcut): void {
  window.dispatchEvent(new CustomEvent(name, { detail: shortcut }))
}

/** @returns the function that stops listening */
export function onShortcut(listener: (shortcut: Shortcut) => void): () => void {
  const listen = (event: Event) => {
    if (event instanceof CustomEvent && isShortcut(event.detail)) listener(event.detail)
  }
  window.addEventListener(name, listen)
  return () => window.removeEventListener(name, listen)
}
