import { useMemo, useState } from 'react'
import type { BlockPlace } from '../../story/block-place.ts'
import { findBlock } from '../../story/find-block.ts'
import { useLatest } from '../../ui/use-latest.ts'
import type { StoryController } from '../use-story.ts'
import { type BlockActions, blockActions } from './block-actions.ts'

/** Which block is open, where a new one is to go, and what can be done with all of them. */
export type BlockController = {
  selected: string
  /** Where the insert menu is to put a block; undefined while it is closed. */
  inserting: BlockPlace | undefined
  /** The same object for as long as the story is open: what only acts is not drawn again with every key stroke. */
  actions: BlockActions
}

export function useBlockActions({ state, store }: Pick<StoryController, 'state' | 'store'>): BlockController {
  const content = state.history.present
  const [chosen, select] = useState(content._uid)
  const [inserting, askInsert] = useState<BlockPlace>()
  // Undo may take the open block away.
  const selected = findBlock(content, chosen) ? chosen : content._uid
  const drawn = useLatest({ selected, inserting })
  const actions = useMemo(() => {
    const now = () => ({ ...drawn(), content: store.now().history.present })
    return blockActions({ now, notify: store.notify, select, askInsert })
  }, [drawn, store])
  return { selected, inserting, actions }
}
