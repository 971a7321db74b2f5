import { startTransition, useEffect, useState } from 'react'
import type { StoryState } from '../story/story-state.ts'
import type { StoryStore } from '../story/story-store.ts'

/** Milliseconds in which only the edited field and the page render a typed change. */
const pageFirstMs = 40

/**
 * The state for outline, header and form. A typed change renders in its field and in the page first, and here when
 * both have finished; any other change renders at once.
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
