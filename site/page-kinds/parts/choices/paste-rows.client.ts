'use client'

import { inOneLine } from '#site/routing/query/typed-line.ts'

/** Pastes the rows of a table into a field of one line, where a browser would run them together. Other texts are left to the browser. */
export function pasteRows(event: ClipboardEvent, field: HTMLInputElement): void {
  const text = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  field.setRangeText(inOneLine(text), field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
