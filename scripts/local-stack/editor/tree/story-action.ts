import type { WireStoryRow } from '../services/wire-story.ts'
/** Actions on a row of the list. */
export type StoryAction = 'newStory' | 'newFolder' | 'rename' | 'move' | 'duplicate' | 'delete' | 'restore'

export type RequestedAction = { action: StoryAction; row: WireStoryRow | undefined }
