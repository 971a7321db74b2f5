import type { WireBlock } from '../services/wire-story.ts'
import { type ContentPath, findBlock, isBlock, valueAt } from './find-block.ts'

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
