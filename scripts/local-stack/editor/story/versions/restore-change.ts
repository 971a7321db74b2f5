import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { blocksAt } from '../block-place.ts'
import { findBlock } from '../find-block.ts'
import { type BlockIndex, blocksIn, indexBlocks, mapBlocks } from '../merge/block-index.ts'
import { insertBlock, removeBlock, setField } from '../move-block.ts'
import type { StoryChange } from './compare-content.ts'
import { languageOfKey } from './language-of-key.ts'

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

type Restoring = { draft: BlockIndex; version: BlockIndex; language: string; components: readonly WireComponent[] }

/**
 * The draft with the texts of one language from a version. Fields of other languages, fields that all languages share, and the
 * blocks of the page stay as they are; a block that the version does not have stays whole.
 * @param language code; empty for the default language
 */
export function restoreLanguage(
  draft: WireBlock,
  version: WireBlock,
  { language, components }: Pick<Restoring, 'language' | 'components'>,
): WireBlock {
  return restored(draft, { draft: indexBlocks(draft), version: indexBlocks(version), language, components })
}

function restored(block: WireBlock, restoring: Restoring): WireBlock {
  const { draft, version, language, components } = restoring
  const earlier = version.get(block._uid)?.block
  const schema = components.find(({ name }) => name === block.component)?.schema ?? {}
  const keys = [...new Set([...Object.keys(block), ...Object.keys(earlier ?? {})])]
  const entries = keys.map((key): [string, unknown] => {
    const isRestored = earlier !== undefined && languageOfKey(key, schema) === language
    // A block in a restored text may have fields of other languages, which stay.
    const present = isRestored ? presentBlocks(draft, block._uid, key) : undefined
    return [
      key,
      mapBlocks(isRestored ? earlier[key] : block[key], (inner) => {
        const own = present ? present(inner) : inner
        return own && restored(own, restoring)
      }),
    ]
  })
  const stored = entries.filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(stored), _uid: block._uid, component: block.component }
}

/**
 * The block for a restored rich text: the one that the draft has there, else the version's own; none when the draft has the block
 * somewhere else, because two blocks of a story must not share a uid.
 */
function presentBlocks(draft: BlockIndex, uid: string, key: string): (block: WireBlock) => WireBlock | undefined {
  return (block) => {
    const present = draft.get(block._uid)
    if (!present) return block
    return present.parent?.uid === uid && present.parent.key === key ? present.block : undefined
  }
}
