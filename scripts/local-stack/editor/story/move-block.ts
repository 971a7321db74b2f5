import type { WireBlock } from '../services/wire-story.ts'
import { type BlockPlace, blocksAt, placeOf } from './block-place.ts'
import { findBlock } from './find-block.ts'
import { insertBlock } from './insert-block.ts'
import { removeBlock } from './remove-block.ts'
import { replaceAt } from './replace-at.ts'

/**
 * Moves a block to a position that is counted before the removal. A position inside the block itself changes nothing.
 */
export function moveBlock(content: WireBlock, uid: string, to: BlockPlace): WireBlock {
  const found = findBlock(content, uid)
  const from = placeOf(content, uid)
  if (!found || !from || isInside(to.list, found.path)) return content
  if (!isSamePath(from.list, to.list)) return insertThenRemove(content, found.block, { from, to })
  const index = to.index > from.index ? to.index - 1 : to.index
  if (index === from.index) return content
  const rest = blocksAt(content, from.list).toSpliced(from.index, 1)
  return replaceAt(content, from.list, rest.toSpliced(index, 0, found.block))
}

/** One step towards the beginning (-1) or the end (1) of its own list. */
export function stepBlock(content: WireBlock, uid: string, by: -1 | 1): WireBlock {
  const from = placeOf(content, uid)
  if (!from) return content
  const index = from.index + (by === 1 ? 2 : -1)
  return index < 0 || index > blocksAt(content, from.list).length
    ? content
    : moveBlock(content, uid, { list: from.list, index })
}

/** The removal may shift the paths of other lists, so the marked copy is inserted first. */
function insertThenRemove(
  content: WireBlock,
  block: WireBlock,
  { to }: { from: BlockPlace; to: BlockPlace },
): WireBlock {
  const marked = { ...block, _uid: `${block._uid}-moving` }
  const both = removeBlock(insertBlock(content, to, marked), block._uid)
  const place = findBlock(both, marked._uid)
  return place ? replaceAt(both, place.path, block) : content
}

function isInside(list: readonly unknown[], path: readonly unknown[]): boolean {
  return path.length <= list.length && path.every((step, index) => list[index] === step)
}

function isSamePath(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((step, index) => right[index] === step)
}
