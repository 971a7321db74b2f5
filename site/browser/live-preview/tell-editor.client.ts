'use client'

/** Messages of the preview to the visual editor, beside those of the vendor's bridge; another editor ignores them. */
type ToEditor = { action: 'shortcut'; shortcut: string } | { action: 'previewEnded' | 'renewPreview' }

/** Posts a message to the editor around the page; outside of a frame nothing happens. */
export function tellEditor(editorOrigin: string, message: ToEditor): void {
  if (window.parent !== window) window.parent.postMessage(message, editorOrigin)
}
