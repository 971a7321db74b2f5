import { isObject } from '../../is-object.ts'
import { isBlock } from '../story/find-block.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Uuids of stories in the fields that the page wants resolved, written `component.field`. */
export function findRelations(content: unknown, relations: readonly string[]): string[] {
  const found = new Set<string>()
  walk(content, (block) => {
    for (const relation of relations) {
      const [component, field] = relation.split('.')
      if (component !== block['component'] || field === undefined) continue
      for (const value of [block[field]].flat()) if (typeof value === 'string' && uuid.test(value)) found.add(value)
    }
  })
  return [...found]
}

/** Uuids of stories that links point to, in fields and in the marks of rich texts. */
export function findLinked(content: unknown): string[] {
  const found = new Set<string>()
  eachObject(content, (node) => {
    const isLink = node['fieldtype'] === 'multilink' && node['linktype'] === 'story'
    const id = isLink ? node['id'] : linkMarkOf(node)?.['uuid']
    if (typeof id === 'string' && uuid.test(id)) found.add(id)
  })
  return [...found]
}

/** The attributes of a rich text's link mark to a story. */
export function linkMarkOf(node: Record<string, unknown>): Record<string, unknown> | undefined {
  const { type, attrs } = node
  return type === 'link' && isObject(attrs) ? attrs : undefined
}

function walk(value: unknown, visit: (block: Record<string, unknown>) => void): void {
  eachObject(value, (node) => {
    if (isBlock(node)) visit(node)
  })
}

function eachObject(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) return value.forEach((inner) => eachObject(inner, visit))
  if (!isObject(value)) return
  visit(value)
  for (const inner of Object.values(value)) eachObject(inner, visit)
}
