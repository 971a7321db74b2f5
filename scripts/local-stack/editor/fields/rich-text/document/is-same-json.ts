/** Deep equality of JSON values; the order of an object's keys does not count. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(valueIn(a, key), valueIn(b, key)))
  )
}

function valueIn(value: object, key: string): unknown {
  return (value as Readonly<Record<string, unknown>>)[key]
}
