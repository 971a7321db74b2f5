import { useSyncExternalStore } from 'react'
import type { WireBlock } from '../../services/wire-story.ts'

/** The current block of a form in the store, ahead of the rendered one. */
export type LiveBlock = {
  /** Undefined when the block was removed. */
  now: () => WireBlock | undefined
  /** Subscribes to every change of the story. @returns the function that unsubscribes */
  subscribe: (listener: () => void) => () => void
}

const absent = Symbol('absent')

/**
 * A block with the current values of two of its keys: each key stroke renders only the edited field, before the rest
 * of the editor.
 * @param live undefined for a form without a story, which uses the rendered block
 */
export function useLiveBlock(
  rendered: WireBlock,
  live: LiveBlock | undefined,
  [name, key]: readonly [string, string],
): WireBlock {
  const read = (of: string) => {
    const block = live?.now() ?? rendered
    return of in block ? block[of] : absent
  }
  const subscribe = live?.subscribe ?? noSubscription
  const value = useSyncExternalStore(subscribe, () => read(name))
  const translation = useSyncExternalStore(subscribe, () => read(key))
  return withValue(withValue(rendered, name, value), key, translation)
}

function withValue(block: WireBlock, key: string, value: unknown): WireBlock {
  if (value !== absent) return block[key] === value && key in block ? block : { ...block, [key]: value }
  if (!(key in block)) return block
  const { [key]: _, ...others } = block
  return others as WireBlock
}

function noSubscription(): () => void {
  return () => undefined
}
