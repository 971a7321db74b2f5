import { useSyncExternalStore } from 'react'
import type { WireBlock } from '../../services/wire-story.ts'

/** The block of a form as it is at this very moment, ahead of what is drawn. */
export type LiveBlock = {
  /** Undefined when the block is gone. */
  now: () => WireBlock | undefined
  /** Calls after every change of the story. @returns ends it */
  subscribe: (listener: () => void) => () => void
}

const absent = Symbol('absent')

/**
 * A block with what stands under two of its keys now: only the field that is written in is drawn with each letter, before
 * anything else of the editor.
 * @param live undefined: the form has no story behind it, what is drawn is what there is
 */
export function useLiveBlock(
  drawn: WireBlock,
  live: LiveBlock | undefined,
  [name, key]: readonly [string, string],
): WireBlock {
  const read = (of: string) => {
    const block = live?.now() ?? drawn
    return of in block ? block[of] : absent
  }
  const subscribe = live?.subscribe ?? nobody
  const value = useSyncExternalStore(subscribe, () => read(name))
  const translation = useSyncExternalStore(subscribe, () => read(key))
  return withValue(withValue(drawn, name, value), key, translation)
}

function withValue(block: WireBlock, key: string, value: unknown): WireBlock {
  if (value !== absent) return block[key] === value && key in block ? block : { ...block, [key]: value }
  if (!(key in block)) return block
  const { [key]: _, ...others } = block
  return others as WireBlock
}

function nobody(): () => void {
  return () => undefined
}
