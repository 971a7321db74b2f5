import { isObject } from '../../is-object.ts'
import type { WireBlock } from '../services/wire-story.ts'

/** Keys and indexes from the root of a story's content to one of its values. */
export type ContentPath = readonly (string | number)[]

export type FoundBlock = { block: WireBlock; path: ContentPath }

/** Whether a value is a block: it has a component and a uid. */
export function isBlock(value: unknown): value is WireBlock {
  return isObject(value) && typeof value['component'] === 'string' && typeof value['_uid'] === 'string'
}

/** The block with a uid and its path, in fields and in rich texts at any depth. */
export function findBlock(content: WireBlock, uid: string): FoundBlock | undefined {
  const steps: (string | number)[] = []
  const block = search(content, uid, steps)
  return block && { block, path: steps.toReversed() }
}

/** Depth-first search that collects the path on the way back. */
function search(value: unknown, uid: string, steps: (string | number)[]): WireBlock | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (isBlock(value) && value._uid === uid) return value
  for (const [key, inner] of Object.entries(value)) {
    const found = search(inner, uid, steps)
    if (!found) continue
    steps.push(Array.isArray(value) ? Number(key) : key)
    return found
  }
  return undefined
}

/** Every block of a story in the order of its content, the root first. */
export function listBlocks(content: WireBlock): FoundBlock[] {
  return blocksIn(content, [])
}

function blocksIn(value: unknown, path: ContentPath): FoundBlock[] {
  if (typeof value !== 'object' || value === null) return []
  const own = isBlock(value) ? [{ block: value, path }] : []
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...own, ...entries.flatMap(([key, inner]) => blocksIn(inner, [...path, key]))]
}

/** The value at a path; undefined for an invalid path. */
export function valueAt(content: unknown, path: ContentPath): unknown {
  let value = content
  for (const step of path) {
    if (Array.isArray(value)) value = value[Number(step)]
    else if (isObject(value)) value = value[step]
    else return undefined
  }
  return value
}

/** The blocks along a path, from the root to the block at the path. */
export function blocksTo(content: WireBlock, path: ContentPath): FoundBlock[] {
  const steps = [[], ...path.map((_, index) => path.slice(0, index + 1))]
  return steps.flatMap((reached) => {
    const block = valueAt(content, reached)
    return isBlock(block) ? [{ block, path: reached }] : []
  })
}
