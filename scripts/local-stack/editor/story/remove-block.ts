import type { WireBlock } from '../services/wire-story.ts'
import { blocksAt, placeOf } from './block-place.ts'
import { replaceAt } from './replace-at.ts'

/** Removes a block from its list. */
export function removeBlock(content: WireBlock, uid: string): WireBlock {
  const place = placeOf(content, uid)
  if (!place) return content
  return replaceAt(content, place.list, blocksAt(content, place.list).toSpliced(place.index, 1))
}
