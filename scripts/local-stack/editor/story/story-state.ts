import type { FieldState } from '../services/editor-services.ts'
import type { Failure } from '../services/failure-of.ts'
import type { WireBlock, WireStory } from '../services/wire-story.ts'
import { changed, newHistory, redone, type StoryHistory, undone } from './story-history.ts'

/** An open story. */
export type StoryState = {
  /** The story as last received from the content service. */
  story: WireStory
  /** The editor's content. */
  history: StoryHistory
  /** The stored content; the same object as `history.present` when nothing is unsaved. */
  saved: WireBlock
  /** Base version of the edits: the service refuses a save over a newer one. */
  baseVersionId: number | null
  /** The content of the base version. */
  base: WireBlock
  /** Another editor's newer state, after a refused save. */
  theirs: WireStory | undefined
  /** The states that plugins report of their fields, by `<uid>.<field>`. */
  fields: ReadonlyMap<string, FieldState>
  isBusy: boolean
  /** Why the last action failed. */
  problem: Failure | undefined
}

export type StoryEvent =
  | { type: 'changed'; content: WireBlock; mark?: string | undefined; at: number }
  | { type: 'discarded'; at: number }
  | { type: 'field-reported'; key: string; state: FieldState }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'began' }
  | { type: 'saved'; story: WireStory; sent: WireBlock }
  | { type: 'failed'; problem: Failure }
  | { type: 'refused'; theirs: WireStory }
  | { type: 'outdated'; base: WireBlock; theirs: WireStory }
  | { type: 'resolved'; content: WireBlock; at: number }
  | { type: 'restored'; content: WireBlock; base: WireBlock; baseVersionId: number | null; at: number }

export function openedStory(story: WireStory): StoryState {
  return {
    story,
    history: newHistory(story.content),
    saved: story.content,
    baseVersionId: story.current_version_id,
    base: story.content,
    theirs: undefined,
    fields: new Map(),
    isBusy: false,
    problem: undefined,
  }
}

export function isUnsaved({ history, saved }: StoryState): boolean {
  return history.present !== saved
}

/** The state after an event. */
export function nextStoryState(state: StoryState, event: StoryEvent): StoryState {
  switch (event.type) {
    case 'changed':
      return { ...state, history: changed(state.history, event.content, event) }
    case 'discarded':
      return { ...state, history: changed(state.history, state.saved, event) }
    case 'field-reported':
      return { ...state, fields: new Map(state.fields).set(event.key, event.state) }
    case 'undone':
      return { ...state, history: undone(state.history) }
    case 'redone':
      return { ...state, history: redone(state.history) }
    case 'began':
      return { ...state, isBusy: true, problem: undefined }
    case 'failed':
      return { ...state, isBusy: false, problem: event.problem }
    case 'refused':
      return { ...state, isBusy: false, theirs: event.theirs }
    case 'outdated':
      return { ...state, isBusy: false, base: event.base, theirs: event.theirs }
    default:
      return afterResponse(state, event)
  }
}

type ServiceEvent = Extract<StoryEvent, { type: 'saved' | 'resolved' | 'restored' }>

function afterResponse(state: StoryState, event: ServiceEvent): StoryState {
  if (event.type === 'saved') {
    const { story, sent } = event
    const stored = { story, saved: sent, base: sent, baseVersionId: story.current_version_id }
    return { ...state, ...stored, isBusy: false, problem: undefined }
  }
  if (event.type === 'restored') {
    const history = changed(state.history, event.content, event)
    return { ...state, history, base: event.base, baseVersionId: event.baseVersionId }
  }
  return resolvedState(state, event)
}

/** After a conflict: the editor's choice on top of the other version. */
function resolvedState(state: StoryState, event: Extract<ServiceEvent, { type: 'resolved' }>): StoryState {
  const { theirs } = state
  if (!theirs) return state
  const isTheirs = JSON.stringify(event.content) === JSON.stringify(theirs.content)
  return {
    ...state,
    story: theirs,
    saved: theirs.content,
    base: theirs.content,
    baseVersionId: theirs.current_version_id,
    history: changed(state.history, isTheirs ? theirs.content : event.content, event),
    theirs: undefined,
  }
}
