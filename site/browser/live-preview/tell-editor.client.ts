/** Messages of the preview to the visual editor, beside those of the vendor's bridge; another editor ignores them. */
type ToEditor =
  | { action: 'shortcut'; shortcut: string }
  | { action: 'previewEnded' | 'renewPreview' }
  | { action: 'writeText'; uid: string; field: string; value: string }
  | { action: 'focusField'; uid: string; field: string }
  | { action: 'selectBlock' | 'pickUpBlock'; uid: string }
  | { action: 'moveBlock'; uid: string; parentUid: string; field: string; index: number }
  | OfBridge

/** Actions of the vendor's own menu, which every editor follows; `blok` is a breadcrumb (contracts, section 4.3). */
type OfBridge = {
  action: 'addBlockBefore' | 'addBlockAfter' | 'moveForward' | 'moveBackward'
  blok: { _uid: string; component: string; _parentUid: string; _parentfield: string; _parentindex: number }
}

/** Posts a message to the editor around the page; outside of a frame nothing happens. */
export function tellEditor(editorOrigin: string, message: ToEditor): void {
  if (window.parent !== window) window.parent.postMessage(message, editorOrigin)
}
