/** The text in an input for a stored value: a text itself, a number's digits, nothing for any other value. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}
