import type { WireBlock } from '../services/wire-story.ts'
import { placeOf } from './block-place.ts'
import { copyBlock } from './copy-block.ts'
import { findBlock } from './find-block.ts'
import { insertBlock } from './insert-block.ts'

/** Inserts a copy of a block after it; returns the copy's uid too. */
export function duplicateBlock(content: WireBlock, uid: string): { content: WireBlock; uid: string | undefined } {
  const found = findBlock(content, uid)
  const place = placeOf(content, uid)
  if (!found || !place) return { content, uid: undefined }
  const copy = copyBlock(found.block)
  return { content: insertBlock(content, { ...place, index: place.index + 1 }, copy), uid: copy._uid }
}
