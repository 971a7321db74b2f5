/** The object in a JSON column, which the service itself has written. */
export function storedObject(text: string): Record<string, unknown> {
  const stored: Record<string, unknown> = JSON.parse(text)
  return stored
}

/** The list of texts in a JSON column. */
export function storedTexts(text: string): string[] {
  const stored: string[] = JSON.parse(text)
  return stored
}

/** Any other value in a JSON column. */
export function storedValue(text: string): unknown {
  return JSON.parse(text)
}
