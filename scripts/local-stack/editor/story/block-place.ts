import type { WireComponent, WireField } from '../services/wire-component.ts'
import type { WireBlock } from '../services/wire-story.ts'
import { blocksTo, type ContentPath, findBlock, isBlock, valueAt } from './find-block.ts'

/** A list of blocks inside a story and a position in it. */
export type BlockPlace = { list: ContentPath; index: number }

/** The list and index of a block; undefined for the root and for a removed block. */
export function placeOf(content: WireBlock, uid: string): BlockPlace | undefined {
  const path = findBlock(content, uid)?.path
  const index = path?.at(-1)
  return path && typeof index === 'number' ? { list: path.slice(0, -1), index } : undefined
}

/** The blocks of a list; empty when the list does not exist yet. */
export function blocksAt(content: WireBlock, list: ContentPath): WireBlock[] {
  const value = valueAt(content, list)
  return Array.isArray(value) ? value.filter(isBlock) : []
}

/** The field of a list of blocks, in the innermost block on its path. */
export function fieldOf(
  content: WireBlock,
  { list }: Pick<BlockPlace, 'list'>,
  components: readonly WireComponent[],
): WireField | undefined {
  const owner = blocksTo(content, list).at(-1)
  const name = owner ? list[owner.path.length] : undefined
  const schema = components.find((component) => component.name === owner?.block.component)?.schema
  return typeof name === 'string' ? schema?.[name] : undefined
}
