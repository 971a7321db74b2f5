import type { WireBlock } from '../services/wire-story.ts'
import { type Difference, differences } from './differences.ts'
import { findBlock, isBlock } from './find-block.ts'
import { setField } from './set-field.ts'

export type Side = 'mine' | 'theirs'

/**
 * Merges two states: mine, with their value where the editor chose it. Choosing their list takes their blocks in their
 * order; blocks that both sides have keep the choices of their fields.
 */
export function mergedContent(mine: WireBlock, theirs: WireBlock, sideOf: (difference: Difference) => Side): WireBlock {
  const wanted = differences(mine, theirs).filter(
    (difference) => difference.key !== '_self' && sideOf(difference) === 'theirs',
  )
  return wanted.reduce((content, { uid, key, theirs: value }) => {
    return setField(content, uid, [key, withKnownBlocks(value, content)])
  }, mine)
}

/** Their list, with the merged version of every block that our state also has. */
function withKnownBlocks(value: unknown, content: WireBlock): unknown {
  if (Array.isArray(value)) return value.map((entry) => withKnownBlocks(entry, content))
  return isBlock(value) ? (findBlock(content, value._uid)?.block ?? value) : value
}
