'use client'

import { tellEditor } from './tell-editor.client.ts'

/**
 * Passes the editor's shortcuts on while the focus is in the page: Ctrl or Cmd with S, and with Z or Y outside of inputs.
 * @returns a function that stops it
 */
export function passOnShortcuts(editorOrigin: string): () => void {
  const press = (event: KeyboardEvent) => {
    const shortcut = shortcutOf(event)
    if (!shortcut || window.parent === window) return
    event.preventDefault()
    tellEditor(editorOrigin, { action: 'shortcut', shortcut })
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): string | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 's') return 'save'
  if (target instanceof Element && target.matches('input, textarea, select')) return undefined
  if (letter === 'y') return 'redo'
  if (letter !== 'z') return undefined
  return shiftKey ? 'redo' : 'undo'
}
