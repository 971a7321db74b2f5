import type { WireStory } from '../services/wire-story.ts'
import { nextStoryState, openedStory, type StoryEvent, type StoryState } from './story-state.ts'

/** The state of an open story, outside React: who writes or sends reads it as it is, however far the drawing has come. */
export type StoryStore = {
  now: () => StoryState
  notify: (event: StoryEvent) => void
  /** Calls after every event. @returns ends it */
  subscribe: (listener: (event: StoryEvent) => void) => () => void
}

export function storyStore(story: WireStory): StoryStore {
  const listeners = new Set<(event: StoryEvent) => void>()
  let state = openedStory(story)
  return {
    now: () => state,
    notify: (event) => {
      state = nextStoryState(state, event)
      for (const listener of listeners) listener(event)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
