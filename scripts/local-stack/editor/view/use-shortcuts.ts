import { useEffect, useEffectEvent } from 'react'
import { onShortcut } from '../frame/shortcut-event.ts'

type Actions = { undo: () => void; redo: () => void; save: () => void }

/** Ctrl+Z, Shift+Ctrl+Z (or Ctrl+Y) and Ctrl+S, with the command key on a Mac. A rich text has its own undo. */
export function useShortcuts(actions: Actions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const action = actionOf(event)
    const isInRichText = event.target instanceof HTMLElement && event.target.isContentEditable
    if (!action || (isInRichText && action !== 'save')) return
    event.preventDefault()
    actions[action]()
  })
  const pressedInFrame = useEffectEvent((action: keyof Actions) => actions[action]())
  useEffect(() => onShortcut((action) => pressedInFrame(action)), [])
  useEffect(() => {
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [])
}

function actionOf({ key, shiftKey }: KeyboardEvent): keyof Actions | undefined {
  const letter = key.toLowerCase()
  if (letter === 's') return 'save'
  if (letter === 'y') return 'redo'
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return undefined
}
