import { isObject } from '../../is-object.ts'
import type { WireBlock } from '../services/wire-story.ts'
import type { ContentPath } from './find-block.ts'

/**
 * A copy of the content with another value at a path; everything off the path is shared with the original. Undefined
 * removes the key.
 */
export function replaceAt(content: WireBlock, path: ContentPath, value: unknown): WireBlock {
  return replaced(content, path, value) as WireBlock
}

function replaced(node: unknown, path: ContentPath, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(node)) return node.with(Number(step), replaced(node[Number(step)], rest, value))
  const source = isObject(node) ? node : {}
  const inner = replaced(source[step], rest, value)
  if (inner !== undefined) return { ...source, [step]: inner }
  const { [String(step)]: _removed, ...others } = source
  return others
}
