import { isObject } from '../../is-object.ts'
import { isBlock } from '../story/find-block.ts'
import { linkMarkOf } from './find-relations.ts'

export type Known = {
  /** `component.field` of the fields that contain stories. */
  relations: readonly string[]
  /** Uuid -> loaded story; a missing one stays a uuid. */
  stories: ReadonlyMap<string, unknown>
  /** Uuid -> story details for a link. */
  links: ReadonlyMap<string, unknown>
  /** Earlier results by input, valid while nothing else of this changes. */
  known: WeakMap<object, unknown>
}

/**
 * Replaces uuids with stories and adds story details to links. The bridge resolves nothing: it names the relations
 * that the page wants, and the host sends resolved content.
 */
export function inlineReferences(value: unknown, known: Known): unknown {
  if (!Array.isArray(value) && !isObject(value)) return value
  const before = known.known.get(value)
  if (before !== undefined) return before
  const made = Array.isArray(value) ? value.map((entry) => inlineReferences(entry, known)) : inlined(value, known)
  known.known.set(value, made)
  return made
}

function inlined(node: Record<string, unknown>, known: Known): unknown {
  const entries = Object.entries(node).map(([key, inner]): [string, unknown] => [
    key,
    related(node, key, known) ?? inlineReferences(inner, known),
  ])
  return withLink(Object.fromEntries(entries), known)
}

function related(node: Record<string, unknown>, key: string, { relations, stories }: Known): unknown {
  if (!isBlock(node) || !relations.includes(`${node.component}.${key}`)) return undefined
  const value = node[key]
  const resolve = (entry: unknown) => (typeof entry === 'string' ? (stories.get(entry) ?? entry) : entry)
  return Array.isArray(value) ? value.map(resolve) : resolve(value)
}

function withLink(node: Record<string, unknown>, { links }: Known): Record<string, unknown> {
  if (node['fieldtype'] === 'multilink' && typeof node['id'] === 'string' && links.has(node['id'])) {
    return { ...node, story: links.get(node['id']) }
  }
  const attrs = linkMarkOf(node)
  const uuid = attrs?.['uuid']
  return typeof uuid === 'string' && links.has(uuid) ? { ...node, attrs: { ...attrs, story: links.get(uuid) } } : node
}
