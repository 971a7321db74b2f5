import { isObject } from 'component-schemas/parse/is-object.ts'

/** uuid -> address of the links in a value after `resolveLinks`. */
export function hrefsIn(value: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  eachLink(value, ({ id, href }) => {
    if (typeof id === 'string' && typeof href === 'string') found[id] = href
  })
  return found
}

/** The same value, with addresses in those of its links that have none. */
export function withHrefs<Value>(value: Value, hrefs: Readonly<Record<string, string>>): Value {
  const copy = structuredClone(value)
  eachLink(copy, (link) => {
    const { id } = link
    if (typeof id === 'string' && link['href'] === undefined && Object.hasOwn(hrefs, id)) {
      Object.assign(link, { href: hrefs[id] })
    }
  })
  return copy
}

function eachLink(value: unknown, visit: (link: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(value)) return value.forEach((inner) => eachLink(inner, visit))
  if (!isObject(value)) return
  if (value['fieldtype'] === 'multilink' && value['linktype'] === 'story') visit(value)
  for (const inner of Object.values(value)) eachLink(inner, visit)
}
