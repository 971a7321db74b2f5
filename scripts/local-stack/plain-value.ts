/**
 * A text, number or flag as a text; empty for anything else. Values of JSON may have a property `toString`, by which the conversion of the
 * language throws.
 */
export function textIn(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** The number of a number, text or flag; NaN for anything else. */
export function numberIn(value: unknown): number {
  return typeof value === 'object' ? Number.NaN : Number(value)
}
