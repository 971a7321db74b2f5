import type { LiveBlock } from '../../fields/form/live-block.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { findBlock } from '../../story/find-block.ts'
import type { StoryStore } from '../../story/story-store.ts'

/** The current block from the store; looked up once per state of the content. */
export function liveBlock({ now, subscribe }: StoryStore, uid: string): LiveBlock {
  let known: { content: WireBlock; block: WireBlock | undefined } | undefined
  return {
    subscribe,
    now: () => {
      const content = now().history.present
      if (known?.content !== content) known = { content, block: findBlock(content, uid)?.block }
      return known.block
    },
  }
}
