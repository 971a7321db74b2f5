import type { WireBlock, WireStory } from '../services/wire-story.ts'
import { changed, newHistory, redone, type StoryHistory, undone } from './story-history.ts'

/** A story that is open. */
export type StoryState = {
  /** As the content service has it, as far as is known. */
  story: WireStory
  /** What the editor has made of it. */
  history: StoryHistory
  /** The content that is stored; the very object of `history.present` when nothing is unsaved. */
  saved: WireBlock
  /** Version that the work began with: a save over a newer one is refused. */
  baseVersionId: number | null
  /** Somebody else's newer state, after a refused save. */
  theirs: WireStory | undefined
  isBusy: boolean
  /** Why the last deed failed. */
  problem: 'none' | 'offline' | { refused: string }
}

export type StoryEvent =
  | { type: 'changed'; content: WireBlock; mark?: string | undefined; at: number }
  | { type: 'discarded'; at: number }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'began' }
  | { type: 'saved'; story: WireStory; sent: WireBlock }
  | { type: 'read'; story: WireStory }
  | { type: 'failed'; problem: StoryState['problem'] }
  | { type: 'refused'; theirs: WireStory }
  | { type: 'settled'; content: WireBlock; at: number }
  | { type: 'restored'; content: WireBlock; baseVersionId: number | null; at: number }

export function openedStory(story: WireStory): StoryState {
  return {
    story,
    history: newHistory(story.content),
    saved: story.content,
    baseVersionId: story.current_version_id,
    theirs: undefined,
    isBusy: false,
    problem: 'none',
  }
}

export function isUnsaved({ history, saved }: StoryState): boolean {
  return history.present !== saved
}

/** The state after something has happened. */
export function nextStoryState(state: StoryState, event: StoryEvent): StoryState {
  switch (event.type) {
    case 'changed':
      return { ...state, history: changed(state.history, event.content, event) }
    case 'discarded':
      return { ...state, history: changed(state.history, state.saved, event) }
    case 'undone':
      return { ...state, history: undone(state.history) }
    case 'redone':
      return { ...state, history: redone(state.history) }
    case 'began':
      return { ...state, isBusy: true, problem: 'none' }
    case 'failed':
      return { ...state, isBusy: false, problem: event.problem }
    case 'refused':
      return { ...state, isBusy: false, theirs: event.theirs }
    default:
      return afterResponse(state, event)
  }
}

type Answer = Extract<StoryEvent, { type: 'saved' | 'read' | 'settled' | 'restored' }>

function afterResponse(state: StoryState, event: Answer): StoryState {
  if (event.type === 'saved') {
    const { story, sent } = event
    return { ...state, story, saved: sent, baseVersionId: story.current_version_id, isBusy: false, problem: 'none' }
  }
  if (event.type === 'read') return { ...openedStory(event.story), history: withPresent(state, event.story.content) }
  if (event.type === 'restored') {
    const history = changed(state.history, event.content, event)
    return { ...state, history, baseVersionId: event.baseVersionId }
  }
  return settledState(state, event)
}

/** What was there before stays within reach of undo. */
function withPresent({ history }: StoryState, content: WireBlock): StoryHistory {
  return changed(history, content, { at: 0 })
}

/** After a conflict: what the editor chose stands on top of the other's version. */
function settledState(state: StoryState, event: Extract<Answer, { type: 'settled' }>): StoryState {
  const { theirs } = state
  if (!theirs) return state
  const isTheirs = JSON.stringify(event.content) === JSON.stringify(theirs.content)
  return {
    ...state,
    story: theirs,
    saved: theirs.content,
    baseVersionId: theirs.current_version_id,
    history: changed(state.history, isTheirs ? theirs.content : event.content, event),
    theirs: undefined,
  }
}
