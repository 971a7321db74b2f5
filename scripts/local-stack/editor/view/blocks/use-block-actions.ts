import { useLayoutEffect, useMemo, useState } from 'react'
import type { BlockPlace } from '../../story/block-place.ts'
import { findBlock } from '../../story/find-block.ts'
import type { StoryController } from '../use-story.ts'
import { type BlockActions, blockActions } from './block-actions.ts'

/** The open block, the insert position, and the actions on blocks. */
export type BlockController = {
  selected: string
  /** The position of the insert menu; undefined while it is closed. */
  inserting: BlockPlace | undefined
  /** Stable while the story is open: components that only use actions do not render with every key stroke. */
  actions: BlockActions
}

export function useBlockActions({ state, store }: Pick<StoryController, 'state' | 'store'>): BlockController {
  const content = state.history.present
  const [chosen, select] = useState(content._uid)
  const [inserting, requestInsert] = useState<BlockPlace>()
  // Undo may remove the open block.
  const selected = findBlock(content, chosen) ? chosen : content._uid
  const rendered = useLatest({ selected, inserting })
  const actions = useMemo(() => {
    const now = () => ({ ...rendered(), content: store.now().history.present })
    return blockActions({ now, notify: store.notify, select, requestInsert })
  }, [rendered, store])
  return { selected, inserting, actions }
}

/** A stable function that returns the value of the last render: for callbacks that are created once and run later. */
function useLatest<Value>(value: Value): () => Value {
  const [held] = useState(() => holding(value))
  useLayoutEffect(() => held.write(value))
  return held.read
}

function holding<Value>(first: Value) {
  let held = first
  return {
    read: () => held,
    write: (value: Value) => {
      held = value
    },
  }
}
