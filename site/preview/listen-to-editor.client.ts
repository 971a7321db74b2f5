'use client'

export type EditorListening = {
  /** Origin of the editor's page. */
  editorOrigin: string
  /** The editor saved, published or took back the story. */
  onSaved: () => void
}

/** Events at which the vendor's bridge would load the whole page anew; the page reads its draft again instead. */
const saved: ReadonlySet<unknown> = new Set(['change', 'published', 'unpublished'])

/**
 * Stands in front of the vendor's bridge, which believes every window: a message of any origin but the editor's ends
 * here.
 * @returns ends the listening
 */
export function listenToEditor({ editorOrigin, onSaved }: EditorListening): () => void {
  function judge(event: MessageEvent<unknown>): void {
    if (event.origin !== editorOrigin) return event.stopImmediatePropagation()
    if (!saved.has(actionOf(event.data))) return
    event.stopImmediatePropagation()
    onSaved()
  }
  // While capturing: before any listener of the bridge, whenever it is added.
  window.addEventListener('message', judge, true)
  return () => window.removeEventListener('message', judge, true)
}

function actionOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'action' in data ? data.action : undefined
}
