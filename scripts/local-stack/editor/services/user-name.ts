const key = 'editor.user-name'

export function readUserName(): string {
  return localStorage.getItem(key) ?? ''
}

export function storeUserName(name: string): void {
  localStorage.setItem(key, name.trim())
}
