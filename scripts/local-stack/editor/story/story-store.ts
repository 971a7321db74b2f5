import type { WireStory } from '../services/wire-story.ts'
import { nextStoryState, openedStory, type StoryEvent, type StoryState } from './story-state.ts'

/** The state of an open story outside React: writers and senders read the current state, independent of rendering. */
export type StoryStore = {
  now: () => StoryState
  notify: (event: StoryEvent) => void
  /** Subscribes to every event. @returns the function that unsubscribes */
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
