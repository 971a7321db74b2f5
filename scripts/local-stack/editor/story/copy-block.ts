import type { WireBlock } from '../services/wire-story.ts'
import { isBlock } from './find-block.ts'

/** A copy with a new uid for every block at any depth. */
export function copyBlock(block: WireBlock): WireBlock {
  return withNewIdentities(block) as WireBlock
}

function withNewIdentities(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewIdentities)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [key, withNewIdentities(inner)])
  const copy = Object.fromEntries(entries)
  return isBlock(value) || typeof copy['component'] === 'string' ? { ...copy, _uid: crypto.randomUUID() } : copy
}
