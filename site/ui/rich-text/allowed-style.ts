const className = /^[a-z][a-z0-9_-]{0,39}$/i
const mostClasses = 4
const color =
  /^(#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,24}|(rgb|hsl)a?\(\s*[0-9.]+(deg|%)?([\s,/]+[0-9.]+%?){2,3}\s*\))$/i
const id = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,79}$/u

/** Class names an editor's style may carry: plain words, four at most; `undefined` when none is left. */
export function allowedClass(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 200) return undefined
  const names = value.split(/\s+/).filter((name) => className.test(name))
  return names.slice(0, mostClasses).join(' ') || undefined
}

/** A colour by hexadecimal digits, name, rgb() or hsl(); anything that could carry an address or a second rule is refused. */
export function allowedColor(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 60 && color.test(value.trim()) ? value.trim() : undefined
}

/** An identifier that an address can point to. */
export function allowedId(value: unknown): string | undefined {
  return typeof value === 'string' && id.test(value) ? value : undefined
}
