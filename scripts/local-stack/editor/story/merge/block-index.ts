import { isObject } from '../../../is-object.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { isBlock } from '../find-block.ts'

/** The field that contains a block; `isInText` for a block inside a rich text, whose document decides its position. */
export type BlockParent = { uid: string; key: string; isInText: boolean }

export type IndexedBlock = { block: WireBlock; parent: BlockParent | undefined }

/** The blocks of a story by uid, the root first. */
export type BlockIndex = ReadonlyMap<string, IndexedBlock>

export function indexBlocks(content: WireBlock): BlockIndex {
  const index = new Map<string, IndexedBlock>()
  addBlock(content, undefined, index)
  return index
}

function addBlock(block: WireBlock, parent: BlockParent | undefined, index: Map<string, IndexedBlock>): void {
  index.set(block._uid, { block, parent })
  for (const [key, value] of Object.entries(block)) {
    const isInText = !isBlockList(value)
    for (const inner of blocksIn(value)) addBlock(inner, { uid: block._uid, key, isInText }, index)
  }
}

/** A list with nothing but blocks, which may be empty. */
export function isBlockList(value: unknown): value is WireBlock[] {
  return Array.isArray(value) && value.every(isBlock)
}

/** The outermost blocks of a value. */
export function blocksIn(value: unknown): WireBlock[] {
  if (isBlock(value)) return [value]
  if (Array.isArray(value)) return value.flatMap(blocksIn)
  return isObject(value) ? Object.values(value).flatMap(blocksIn) : []
}

/** A value with every block in it replaced; a block without replacement is left out of its list. */
export function mapBlocks(value: unknown, change: (block: WireBlock) => WireBlock | undefined): unknown {
  if (isBlock(value)) return change(value)
  if (Array.isArray(value)) {
    return value
      .map((entry) => mapBlocks(entry, change))
      .filter((entry, at) => entry !== undefined || !isBlock(value[at]))
  }
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapBlocks(inner, change)]))
}

/** The value with every block reduced to its uid. */
export function outlineOf(value: unknown): unknown {
  if (isBlock(value)) return value._uid
  if (Array.isArray(value)) return value.map(outlineOf)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, outlineOf(inner)]))
}
