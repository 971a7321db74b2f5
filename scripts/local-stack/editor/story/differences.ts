import type { WireBlock } from '../services/wire-story.ts'
import { isBlock } from './find-block.ts'

/** One difference between two states of a story. */
export type Difference = {
  /** Uid of the block. */
  uid: string
  component: string
  /** Key of the block; `_self` when one side lacks the block. */
  key: string
  mine: unknown
  theirs: unknown
}

type Flat = Map<string, WireBlock>

/**
 * Differences between two states of a story, by block and field. A list of blocks differs when it has other blocks or
 * another order; changes inside its blocks are reported at these blocks.
 */
export function differences(mine: WireBlock, theirs: WireBlock): Difference[] {
  const left = flat(mine)
  const right = flat(theirs)
  const uids = new Set([...left.keys(), ...right.keys()])
  return [...uids].flatMap((uid) => differencesOf(uid, left.get(uid), right.get(uid)))
}

function differencesOf(uid: string, mine: WireBlock | undefined, theirs: WireBlock | undefined): Difference[] {
  const component = mine?.component ?? theirs?.component ?? ''
  if (!mine || !theirs) return [{ uid, component, key: '_self', mine, theirs }]
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return [...keys]
    .filter((key) => !isSame(outline(mine[key]), outline(theirs[key])))
    .map((key) => ({ uid, component, key, mine: mine[key], theirs: theirs[key] }))
}

function flat(content: WireBlock): Flat {
  const blocks: Flat = new Map()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isBlock(value)) blocks.set(value._uid, value)
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(content)
  return blocks
}

/** A value with every block in it reduced to its uid. */
function outline(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outline)
  if (typeof value !== 'object' || value === null) return value
  if (isBlock(value)) return value._uid
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, outline(inner)]))
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
