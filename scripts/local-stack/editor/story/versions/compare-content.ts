import { isEmptyValue } from '../../fields/is-empty-value.ts'
import type { WireComponent } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { isSameJson } from '../is-same-json.ts'
import {
  type BlockIndex,
  type BlockParent,
  type IndexedBlock,
  indexBlocks,
  isBlockList,
  outlineOf,
} from '../merge/block-index.ts'
import { languageOfKey } from './language-of-key.ts'

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

/** The blocks that are in another list than before, or that were moved within theirs; as few as explain the new order. */
function movedUids(before: BlockIndex, after: BlockIndex): ReadonlySet<string> {
  const moved = new Set<string>()
  for (const [uid, { block, parent }] of after) {
    const earlier = before.get(uid)
    if (earlier && isElsewhere(earlier.parent, parent)) moved.add(uid)
    for (const [key, value] of Object.entries(block)) {
      const old = before.get(uid)?.block[key]
      if (isBlockList(value) && isBlockList(old))
        for (const one of movedWithin(uidsIn(old), uidsIn(value))) moved.add(one)
    }
  }
  return moved
}

function isElsewhere(before: IndexedBlock['parent'], after: IndexedBlock['parent']): boolean {
  return before?.uid !== after?.uid || before?.key !== after?.key
}

function uidsIn(list: readonly { _uid: string }[]): string[] {
  return list.map(({ _uid }) => _uid)
}

function movedWithin(before: readonly string[], after: readonly string[]): string[] {
  const places = new Map(before.map((uid, at) => [uid, at]))
  const common = after.filter((uid) => places.has(uid))
  const stays = longestRising(common.map((uid) => places.get(uid) ?? 0))
  return common.filter((_, at) => !stays.has(at))
}

/** Indexes of a longest strictly rising part of a list. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  const chains: { length: number; previous: number }[] = []
  for (const number of numbers) {
    const best = chains.reduce(
      (found, { length }, index) =>
        (numbers[index] ?? 0) < number && length > found.length ? { length, previous: index } : found,
      { length: 0, previous: -1 },
    )
    chains.push({ length: best.length + 1, previous: best.previous })
  }
  const stays = new Set<number>()
  const longest = Math.max(0, ...chains.map(({ length }) => length))
  for (let at = chains.findIndex(({ length }) => length === longest); at >= 0; at = chains[at]?.previous ?? -1)
    stays.add(at)
  return stays
}
