import type { WireBlock } from '../services/wire-story.ts'
import { isBlock } from './find-block.ts'

/** A copy with a new uid for every block at any depth. */
export function copyBlock(block: WireBlock): WireBlock {
  return copyValue(block) as WireBlock
}

/** A copy of any stored value: two blocks of a story must not share a uid, also not in the texts of two languages. */
export function copyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyValue)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, copyValue(inner)])
  const copy = Object.fromEntries(entries)
  return isBlock(value) || typeof copy['component'] === 'string' ? { ...copy, _uid: crypto.randomUUID() } : copy
}
