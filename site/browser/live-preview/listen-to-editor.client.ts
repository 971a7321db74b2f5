import { bringBlock } from './bring-block.client.ts'

export type EditorListening = {
  /** Origin of the editor's page. */
  editorOrigin: string
  /** The editor saved, published or took back the story. */
  onSaved: () => void
}

/** Events at which the vendor's bridge would reload the page; the page reads its draft again instead. */
const saved: ReadonlySet<unknown> = new Set(['change', 'published', 'unpublished'])

/** The accepted origin; none before the page has set it. */
let listening: EditorListening | undefined

/**
 * Filters messages before the vendor's bridge, which trusts every window: a message of any origin but the editor's
 * stops here. Browsers call a window's listeners in the order in which they were added, so it is added when this file
 * is loaded, before any bridge is made, and is never taken away.
 */
function judge(event: MessageEvent<unknown>): void {
  if (event.origin !== listening?.editorOrigin) return event.stopImmediatePropagation()
  bringBlock(event)
  if (!saved.has(actionOf(event.data))) return
  event.stopImmediatePropagation()
  listening.onSaved()
}

if (typeof window !== 'undefined') window.addEventListener('message', judge, true)

/** @returns a function that removes the listener */
export function listenToEditor(wanted: EditorListening): () => void {
  listening = wanted
  return () => {
    if (listening === wanted) listening = undefined
  }
}

function actionOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'action' in data ? data.action : undefined
}
