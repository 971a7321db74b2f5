import { type RefObject, useEffect, useEffectEvent } from 'react'
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

/**
 * F6 moves to the next part of an open story, Shift+F6 to the previous one: the page between outline and form has many
 * links. Inside the page the keys are the page's own.
 * @param room contains the parts, marked `data-pane`
 */
export function usePaneKeys(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      focusPane(room.current, event.shiftKey ? -1 : 1)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [room])
}

function focusPane(room: HTMLElement | null, by: 1 | -1): void {
  const panes = [...(room?.querySelectorAll<HTMLElement>('[data-pane]') ?? [])]
  const at = panes.findIndex((pane) => pane.contains(document.activeElement))
  const from = at < 0 && by < 0 ? 0 : at
  panes.at((from + by) % panes.length)?.focus()
}
