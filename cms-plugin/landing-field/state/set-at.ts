export type Path = readonly (string | number)[]

/** The value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  )
}

/** A copy with another value at a path; whatever is not on the way there is shared. */
export function setAt<Value>(value: Value, path: Path, inner: unknown): Value {
  const [key, ...rest] = path
  if (key === undefined) return inner as Value
  const next = setAt(valueAt(value, [key]), rest, inner)
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? next : item)) as Value
  return { ...value, [key]: next }
}
