import type { WireBlock } from '../../services/wire-story.ts'
import type { BlockIndex } from '../merge/block-index.ts'

/**
 * The block for a restored rich text: the one that the draft has there, else the version's own; none when the draft has the block
 * somewhere else, because two blocks of a story must not share a uid.
 */
export function presentBlocks(
  draft: BlockIndex,
  uid: string,
  key: string,
): (block: WireBlock) => WireBlock | undefined {
  return (block) => {
    const present = draft.get(block._uid)
    if (!present) return block
    return present.parent?.uid === uid && present.parent.key === key ? present.block : undefined
  }
}
