/** A relation to resolve: the field of a component that contains the uuid of a story, or a list of them. */
export type RelationPattern = { component: string; field: string }

/** Parses `component.field`; any other text is no relation. */
export function parseRelations(patterns: readonly string[]): RelationPattern[] {
  return patterns.flatMap((pattern) => {
    const [component, field, more] = pattern.split('.')
    return component && field && more === undefined ? [{ component, field }] : []
  })
}

type Node = Readonly<Record<string, unknown>>

/** Uuids in the named fields, at any depth, in order and without duplicates. */
export function findRelations(contents: readonly unknown[], patterns: readonly RelationPattern[]): string[] {
  const found = new Set<string>()
  if (patterns.length === 0) return []
  walk(contents, (node) => {
    for (const { component, field } of patterns) {
      if (node.component !== component) continue
      for (const value of [node[field]].flat()) if (isUuid(value)) found.add(value)
    }
  })
  return [...found]
}

/** Uuids of stories that link fields and rich-text links point to, in order and without duplicates. */
export function findLinks(contents: readonly unknown[]): string[] {
  const found = new Set<string>()
  walk(contents, (node) => {
    if (node.linktype !== 'story') return
    const uuid = node.fieldtype === 'multilink' ? node.id : node.uuid
    if (isUuid(uuid)) found.add(uuid)
  })
  return [...found]
}

/** Ids of assets that the content references. */
export function findAssets(contents: readonly unknown[]): number[] {
  const found = new Set<number>()
  walk(contents, (node) => {
    if (node.fieldtype === 'asset' && typeof node.id === 'number') found.add(node.id)
  })
  return [...found]
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, visit)
  } else if (typeof value === 'object' && value !== null) {
    const node: Node = { ...value }
    visit(node)
    for (const entry of Object.values(node)) walk(entry, visit)
  }
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}
