import { startTransition, useEffect, useState } from 'react'
import type { StoryState } from '../story/story-state.ts'
import type { StoryStore } from '../story/story-store.ts'

/**
 * The state as outline, header and form draw it. What is written in a field is drawn there and in the page first, and here
 * when the browser has time; everything else at once.
 */
export function useDrawnState(store: StoryStore): StoryState {
  const [state, draw] = useState(store.now)
  useEffect(
    () =>
      store.subscribe((event) => {
        const isWritten = event.type === 'changed' && event.mark !== undefined
        if (isWritten) startTransition(() => draw(store.now()))
        else draw(store.now())
      }),
    [store],
  )
  return state
}
