import { isEmptyValue } from '../../fields/is-empty-value.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { isSameJson } from '../is-same-json.ts'
import { type BlockIndex, type BlockParent, indexBlocks, isBlockList, outlineOf } from '../merge/block-index.ts'
import { languageOfKey } from './language-of-key.ts'
import { movedUids } from './moved-uids.ts'

/** A difference between two contents of a story: a whole block, or one field of a block that both contents have. */
export type StoryChange = BlockChange | FieldChange

export type BlockChange = { kind: 'added' | 'removed' | 'moved'; block: WireBlock }

export type FieldChange = {
  kind: 'changed'
  /** The block as the later content has it. */
  block: WireBlock
  /** The stored key: the field's name, with the language of a translation. */
  key: string
  /** Code of the language; empty for the default one, undefined for a field that is the same in all languages. */
  language: string | undefined
  before: unknown
  after: unknown
}

const technical = new Set(['_uid', '_editable', 'component'])

/**
 * The changes from one content to another, in the order of the later one; removed blocks come last. Blocks are matched by their uid
 * wherever they are. The content of an added or removed block is part of that change, and a block inside a rich text is part of it.
 */
export function compareContent(
  before: WireBlock,
  after: WireBlock,
  components: readonly WireComponent[],
): readonly StoryChange[] {
  const [old, now] = [indexBlocks(before), indexBlocks(after)]
  const schemas = new Map(components.map(({ name, schema }) => [name, schema]))
  const moved = movedUids(old, now)
  const changes = [...now].flatMap(([uid, { block, parent }]): StoryChange[] => {
    const earlier = old.get(uid)
    if (!earlier) return isOutermost(parent, old) ? [{ kind: 'added', block }] : []
    const fields = changedFields(earlier.block, block, schemas.get(block.component) ?? {})
    return moved.has(uid) ? [{ kind: 'moved', block }, ...fields] : fields
  })
  const removed = [...old].flatMap(([uid, { block, parent }]): StoryChange[] =>
    !now.has(uid) && isOutermost(parent, now) ? [{ kind: 'removed', block }] : [],
  )
  return [...changes, ...removed]
}

/** Whether a block that the other content lacks has to be named itself: its parent is there, and no text decides its position. */
function isOutermost(parent: BlockParent | undefined, other: BlockIndex): boolean {
  return parent === undefined || (!parent.isInText && other.has(parent.uid))
}

function changedFields(before: WireBlock, after: WireBlock, schema: WireComponent['schema']): FieldChange[] {
  const keys = [...new Set([...Object.keys(schema), ...Object.keys(after), ...Object.keys(before)])]
  const stored = keys.filter((key) => key in before || key in after)
  return stored.flatMap((key): FieldChange[] => {
    if (technical.has(key) || isSameField(before[key], after[key])) return []
    const language = languageOfKey(key, schema)
    return [{ kind: 'changed', block: after, key, language, before: before[key], after: after[key] }]
  })
}

/** Lists of blocks are compared block by block. */
function isSameField(before: unknown, after: unknown): boolean {
  if (isEmptyValue(before) && isEmptyValue(after)) return true
  if (isBlockList(before ?? []) && isBlockList(after ?? [])) return true
  return isSameJson(outlineOf(before), outlineOf(after))
}
