import type { WireBlock } from '../services/wire-story.ts'
import { findBlock } from './find-block.ts'
import { replaceAt } from './replace-at.ts'

/** Writes one key of a block; undefined removes it. A removed block changes nothing. */
export function setField(content: WireBlock, uid: string, [key, value]: readonly [string, unknown]): WireBlock {
  const found = findBlock(content, uid)
  if (!found || found.block[key] === value) return content
  return replaceAt(content, [...found.path, key], value)
}
