/** The state that the editor around the plugin may show: whether something is not stored, and what is not finished. */
export type FieldState = { isPending: boolean; issues: readonly string[] }

/**
 * Tells the editor around the plugin about values that it was not given. The vendor's editor ignores the message; the embedded one shows
 * it in its header and before a publish.
 */
export function reportState(state: FieldState, targetOrigin: string): void {
  post({ action: 'field-state', ...state }, targetOrigin)
}

/** The editor around the plugin saves, as with its own shortcut: it receives no keys while the focus is in the plugin. */
export function passOnSave(targetOrigin: string): void {
  post({ action: 'field-shortcut' }, targetOrigin)
}

function post(message: object, targetOrigin: string): void {
  const uid = new URLSearchParams(window.location.search).get('uid')
  if (uid === null || window.parent === window) return
  window.parent.postMessage({ ...message, uid }, targetOrigin)
}
