const key = 'editor.user-name'

/** The name under which colleagues see this browser's user; `''` until it is entered. */
export function readUserName(): string {
  return localStorage.getItem(key) ?? ''
}

export function storeUserName(name: string): void {
  localStorage.setItem(key, name.trim())
}
