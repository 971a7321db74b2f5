/** The words an input shows for a stored value: a text itself, a number's digits, nothing for anything else. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
