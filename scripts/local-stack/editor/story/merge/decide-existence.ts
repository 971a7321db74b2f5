import { isSameJson } from '../is-same-json.ts'
import type { BlockIndex, IndexedBlock } from './block-index.ts'

export type Indexes = { base: BlockIndex; mine: BlockIndex; theirs: BlockIndex }

/**
 * Decides which blocks are in the merged story. A block that one side removed is removed when the other side did not change it; otherwise
 * the editor chooses. The blocks inside of a removed block follow it.
 */
export function decideExistence(indexes: Indexes, decisions: Decisions): (uid: string) => boolean {
  const decided = new Map<string, boolean>()
  const decide = (uid: string): boolean => {
    const known = decided.get(uid)
    if (known !== undefined) return known
    const isThere = existsIn(uid, indexes, { ...decisions, decide })
    decided.set(uid, isThere)
    return isThere
  }
  const all = new Set([...indexes.mine.keys(), ...indexes.theirs.keys(), ...indexes.base.keys()])
  for (const uid of all) decide(uid)
  return (uid) => decided.get(uid) ?? false
}

type Deciding = Decisions & { decide: (uid: string) => boolean }

function existsIn(uid: string, indexes: Indexes, deciding: Deciding): boolean {
  const [mine, theirs] = [indexes.mine.get(uid), indexes.theirs.get(uid)]
  if (mine && theirs) return true
  const one = mine ?? theirs
  if (!one) return false
  // The document of a rich text decides the positions of its blocks, and is merged as a value.
  if (one.parent?.isInText) return true
  const removed = removedParent(one, indexes, mine ? 'theirs' : 'mine')
  return removed === undefined ? existsAlone(uid, indexes, deciding) : deciding.decide(removed)
}

/** The block around it, when the other side removed that one too. */
function removedParent({ parent }: IndexedBlock, indexes: Indexes, other: Side): string | undefined {
  const uid = parent?.uid
  return uid !== undefined && !indexes[other].has(uid) && indexes.base.has(uid) ? uid : undefined
}

function existsAlone(uid: string, indexes: Indexes, { choose, take }: Deciding): boolean {
  const change = changeOf(uid, '_self', indexes)
  const { base, mine, theirs } = change
  const holder: Side = mine === undefined ? 'theirs' : 'mine'
  if (base !== undefined && !isSameJson(change[holder], base)) return choose(change) === holder
  const isTheirChange = (base === undefined) === (theirs !== undefined)
  if (isTheirChange && !isInNewBlock(indexes.theirs.get(uid), indexes)) take(change)
  return base === undefined
}

/** A block, or one field of it, in the three states. */
export function changeOf(uid: string, key: string, { base, mine, theirs }: Indexes): Change {
  const valueIn = (index: BlockIndex) => (key === '_self' ? index.get(uid)?.block : index.get(uid)?.block[key])
  const { component } = (mine.get(uid) ?? theirs.get(uid))?.block ?? { component: '' }
  return { uid, component, key, base: valueIn(base), mine: valueIn(mine), theirs: valueIn(theirs) }
}

/** An added block inside of another added block is listed with that one. */
function isInNewBlock(one: IndexedBlock | undefined, { base, mine }: Indexes): boolean {
  const parent = one?.parent?.uid
  return parent !== undefined && !base.has(parent) && !mine.has(parent)
}

/** One difference, at a field of a block. The key is `_self` for a whole block that one side added or removed. */
export type Change = { uid: string; component: string; key: string; base: unknown; mine: unknown; theirs: unknown }

export type Side = 'mine' | 'theirs'

/** Receives conflicts, which the editor decides, and changes that need no decision. */
export type Decisions = { choose: (conflict: Change) => Side; take: (change: Change) => void }
