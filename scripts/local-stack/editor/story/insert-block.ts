import type { WireBlock } from '../services/wire-story.ts'
import { type BlockPlace, blocksAt } from './block-place.ts'
import { replaceAt } from './replace-at.ts'

/** Inserts a block into a list at an index. */
export function insertBlock(content: WireBlock, { list, index }: BlockPlace, block: WireBlock): WireBlock {
  return replaceAt(content, list, blocksAt(content, list).toSpliced(index, 0, block))
}
