import { type RefObject, useEffect } from 'react'

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
