import type { WireBlock } from '../../services/wire-story.ts'
import { blocksAt } from '../block-place.ts'
import { findBlock } from '../find-block.ts'
import { type BlockIndex, blocksIn, indexBlocks, mapBlocks } from '../merge/block-index.ts'
import { insertBlock, removeBlock, setField } from '../move-block.ts'
import type { StoryChange } from './compare-content.ts'
import { presentBlocks } from './present-blocks.ts'

/**
 * The draft with changes taken back to a version's values; undefined when that cannot be done for one of them alone, because the block
 * around it is not there.
 */
export function restoreChanges(
  draft: WireBlock,
  version: WireBlock,
  changes: readonly StoryChange[],
): WireBlock | undefined {
  return changes.reduce<WireBlock | undefined>(
    (content, change) => content && restoreChange(content, version, change),
    draft,
  )
}

function restoreChange(draft: WireBlock, version: WireBlock, change: StoryChange): WireBlock | undefined {
  const { kind, block } = change
  const index = indexBlocks(version)
  if (kind === 'changed') return restoreField(draft, index, change)
  if (kind === 'added') return withoutAdded(draft, block, index)
  if (kind === 'moved') return placed(draft, findBlock(draft, block._uid)?.block, index)
  return placed(draft, withoutKnown(block, indexBlocks(draft)), index)
}

type FieldOf = { block: WireBlock; key: string }

/** Blocks in a restored rich text keep their present fields: each change of them is listed, and restored, by itself. */
function restoreField(draft: WireBlock, version: BlockIndex, { block: { _uid: uid }, key }: FieldOf): WireBlock {
  const value = mapBlocks(version.get(uid)?.block[key], presentBlocks(indexBlocks(draft), uid, key))
  return setField(draft, uid, [key, value])
}

/** The draft without a block; the blocks of the version that were moved into it return to their places first. */
function withoutAdded(draft: WireBlock, added: WireBlock, version: BlockIndex): WireBlock | undefined {
  const inside = outermostKnown(added, version)
  const emptied = inside.reduce<WireBlock | undefined>(
    (content, block) => content && placed(content, block, version),
    draft,
  )
  return emptied && removeBlock(emptied, added._uid)
}

function outermostKnown(block: WireBlock, version: BlockIndex): WireBlock[] {
  const { _uid: _, component: __, ...fields } = block
  return blocksIn(fields).flatMap((inner) => (version.has(inner._uid) ? [inner] : outermostKnown(inner, version)))
}

/** A removed block without those inside of it that are elsewhere now. */
function withoutKnown(block: WireBlock, draft: BlockIndex): WireBlock {
  const entries = Object.entries(block).map(([key, value]): [string, unknown] => [
    key,
    mapBlocks(value, (inner) => (draft.has(inner._uid) ? undefined : withoutKnown(inner, draft))),
  ])
  return { ...Object.fromEntries(entries), _uid: block._uid, component: block.component }
}

/** The draft with a block where the version has it: behind the nearest block before it that is still there. */
function placed(draft: WireBlock, block: WireBlock | undefined, version: BlockIndex): WireBlock | undefined {
  const parent = block && version.get(block._uid)?.parent
  if (!block || !parent || parent.isInText) return undefined
  const without = removeBlock(draft, block._uid)
  const found = findBlock(without, parent.uid)
  if (!found) return undefined
  const list = [...found.path, parent.key]
  const present = blocksAt(without, list).map(({ _uid }) => _uid)
  const order = blocksIn(version.get(parent.uid)?.block[parent.key]).map(({ _uid }) => _uid)
  const before = order.slice(0, order.indexOf(block._uid)).findLast((uid) => present.includes(uid))
  return insertBlock(without, { list, index: before === undefined ? 0 : present.indexOf(before) + 1 }, block)
}
