import { startTransition, useEffect, useState } from 'react'
import type { StoryState } from '../story/story-state.ts'
import type { StoryStore } from '../story/story-store.ts'

/** Milliseconds in which what was written is drawn in its field and in the page before anything else is. */
const pageFirstMs = 40

/**
 * The state as outline, header and form draw it. What is written in a field is drawn there and in the page first, and here
 * when both have had the processor to themselves; everything else at once.
 */
export function useRenderedState(store: StoryStore): StoryState {
  const [state, render] = useState(store.now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const renderNow = () => {
      clearTimeout(timer)
      timer = undefined
      render(store.now())
    }
    const end = store.subscribe((event) => {
      const isWritten = event.type === 'changed' && event.mark !== undefined
      if (isWritten) timer ??= setTimeout(() => startTransition(renderNow), pageFirstMs)
      else renderNow()
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [store])
  return state
}
