import { isObject } from '../../is-object.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { type BlockPlace, blocksAt, placeOf } from './block-place.ts'
import { copyBlock } from './copy-block.ts'
import { type ContentPath, findBlock } from './find-block.ts'

/**
 * Moves a block to a position that is counted before the removal. A position inside the block itself changes nothing.
 */
export function moveBlock(content: WireBlock, uid: string, to: BlockPlace): WireBlock {
  const found = findBlock(content, uid)
  const from = placeOf(content, uid)
  if (!found || !from || isInside(to.list, found.path)) return content
  if (from.list.join('/') !== to.list.join('/')) return insertThenRemove(content, found.block, to)
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
function insertThenRemove(content: WireBlock, block: WireBlock, to: BlockPlace): WireBlock {
  const marked = { ...block, _uid: `${block._uid}-moving` }
  const both = removeBlock(insertBlock(content, to, marked), block._uid)
  const place = findBlock(both, marked._uid)
  return place ? replaceAt(both, place.path, block) : content
}

/** Whether a list is in the block at a path. */
export function isInside(list: ContentPath, path: ContentPath): boolean {
  return path.length <= list.length && path.every((step, index) => list[index] === step)
}

/** Removes a block from its list. */
export function removeBlock(content: WireBlock, uid: string): WireBlock {
  const place = placeOf(content, uid)
  if (!place) return content
  return replaceAt(content, place.list, blocksAt(content, place.list).toSpliced(place.index, 1))
}

/** Inserts a block into a list at an index. */
export function insertBlock(content: WireBlock, { list, index }: BlockPlace, block: WireBlock): WireBlock {
  return replaceAt(content, list, blocksAt(content, list).toSpliced(index, 0, block))
}

/** Inserts a copy of a block after it; returns the copy's uid too. */
export function duplicateBlock(content: WireBlock, uid: string): { content: WireBlock; uid: string | undefined } {
  const found = findBlock(content, uid)
  const place = placeOf(content, uid)
  if (!found || !place) return { content, uid: undefined }
  const copy = copyBlock(found.block)
  return { content: insertBlock(content, { ...place, index: place.index + 1 }, copy), uid: copy._uid }
}

/** Everything off the path is shared with the original; undefined removes the key. */
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

/** Writes one key of a block; undefined removes it. A removed block changes nothing. */
export function setField(content: WireBlock, uid: string, [key, value]: readonly [string, unknown]): WireBlock {
  const found = findBlock(content, uid)
  if (!found || found.block[key] === value) return content
  return replaceAt(content, [...found.path, key], value)
}
