type Json = Readonly<Record<string, unknown>>

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

function eachLink(value: unknown, visit: (link: Json) => void): void {
  if (typeof value !== 'object' || value === null) return
  const node = value as Json
  if (node['fieldtype'] === 'multilink' && node['linktype'] === 'story') visit(node)
  for (const inner of Object.values(node)) eachLink(inner, visit)
}
