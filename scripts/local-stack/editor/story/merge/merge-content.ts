import type { WireBlock } from '../../services/wire-story.ts'
import { isSameJson } from '../is-same-json.ts'
import { blocksIn, indexBlocks, isBlockList, mapBlocks, outlineOf } from './block-index.ts'
import { type Change, type Decisions, decideExistence, type Indexes, type Side } from './decide-existence.ts'
import { mergedLists } from './merged-lists.ts'

/** The stored version that both sides started from, and the two states that came of it. */
export type ThreeStates = { base: WireBlock; mine: WireBlock; theirs: WireBlock }

export type Merge = {
  content: WireBlock
  /** The changes that both sides made: the editor chooses. */
  conflicts: Change[]
  /** Their changes that are in the content because my side did not touch them. */
  taken: Change[]
}

/**
 * Merges two states of a story that came of one. Each side's changes are kept; where both changed one value, or one removed a block that
 * the other changed, `sideOf` decides.
 */
export function mergeContent(states: ThreeStates, sideOf: (conflict: Change) => Side = () => 'mine'): Merge {
  const { base, mine, theirs } = states
  if (base._uid !== mine._uid || base._uid !== theirs._uid) return mergeForeign(states, sideOf)
  const found: Found = { conflicts: [], taken: [] }
  const decisions: Decisions = {
    choose: (conflict) => {
      found.conflicts.push(conflict)
      return sideOf(conflict)
    },
    take: (change) => found.taken.push(change),
  }
  const content = buildMerged(states, decisions)
  return { content, ...found }
}

function buildMerged({ base, mine, theirs }: ThreeStates, decisions: Decisions): WireBlock {
  const indexes = { base: indexBlocks(base), mine: indexBlocks(mine), theirs: indexBlocks(theirs) }
  const lists = mergedLists(indexes, { ...decisions, isThere: decideExistence(indexes, decisions) })
  const placed = new Set<string>()
  const build = (uid: string): WireBlock | undefined => {
    const sides = sidesOf(uid, indexes)
    const component = (sides.mine ?? sides.theirs)?.component
    if (component === undefined || placed.has(uid)) return undefined
    placed.add(uid)
    const entries = keysOf(sides).map((key): [string, unknown] => {
      const list = lists.get(`${uid} ${key}`)
      return [key, list ? list.map(build).filter((block) => block !== undefined) : mergedValue(key, sides)]
    })
    return { ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)), _uid: uid, component }
  }
  function mergedValue(key: string, sides: Sides): unknown {
    return mapBlocks(chosenValue(key, sides, decisions), (block) => build(block._uid) ?? block)
  }
  return build(base._uid) ?? mine
}

function sidesOf(uid: string, { base, mine, theirs }: Indexes): Sides {
  return { base: base.get(uid)?.block, mine: mine.get(uid)?.block, theirs: theirs.get(uid)?.block }
}

function keysOf({ base, mine, theirs }: Sides): string[] {
  return [...new Set([base, mine, theirs].flatMap((block) => Object.keys(block ?? {})))]
}

type Found = Pick<Merge, 'conflicts' | 'taken'>
type Sides = { base: WireBlock | undefined; mine: WireBlock | undefined; theirs: WireBlock | undefined }

/** Another root is another story content: one of them as a whole. */
function mergeForeign({ base, mine, theirs }: ThreeStates, sideOf: (conflict: Change) => Side): Merge {
  if (isSameJson(mine, theirs)) return { content: mine, conflicts: [], taken: [] }
  const conflict = { uid: mine._uid, component: mine.component, key: '_self', base, mine, theirs }
  return { content: sideOf(conflict) === 'mine' ? mine : theirs, conflicts: [conflict], taken: [] }
}

function chosenValue(key: string, { base, mine, theirs }: Sides, decisions: Decisions): unknown {
  if (!mine || !theirs) return (mine ?? theirs)?.[key]
  const { _uid: uid, component } = mine
  const change = { uid, component, key, base: base?.[key], mine: mine[key], theirs: theirs[key] }
  return change[sideWithoutChoice(change, decisions) ?? decisions.choose(change)]
}

/** The side whose value stays because the other side did not touch it. */
function sideWithoutChoice(change: Change, { take }: Decisions): Side | undefined {
  const { base, mine, theirs } = change
  if (isSameJson(mine, theirs) || isSameJson(theirs, base)) return 'mine'
  if (!isSameJson(mine, base)) return mergedText(change, take)
  // A change inside of a nested block is listed at that block.
  if (!isSameJson(outlineOf(theirs), outlineOf(base))) take(change)
  return 'theirs'
}

/**
 * A rich text of which both sides changed something: when one of them changed blocks in it and nothing else, the document of the other
 * side serves both, as long as it still has these blocks.
 */
function mergedText(change: Change, take: Decisions['take']): Side | undefined {
  const { base, mine, theirs } = change
  if (isBlockList(base) || blocksIn(base).length === 0) return undefined
  if (isSameJson(outlineOf(theirs), outlineOf(base)) && hasAllBlocks(mine, base)) return 'mine'
  if (!isSameJson(outlineOf(mine), outlineOf(base)) || !hasAllBlocks(theirs, base)) return undefined
  take(change)
  return 'theirs'
}

function hasAllBlocks(value: unknown, base: unknown): boolean {
  const own = new Set(blocksIn(value).map(({ _uid }) => _uid))
  return blocksIn(base).every(({ _uid }) => own.has(_uid))
}
