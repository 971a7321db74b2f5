import type { EditorServices } from '../../services/editor-services.ts'
import { messagesOf } from '../messages/messages-of.ts'
import type { LoadState } from '../use-load-state.ts'
import type { Entry } from './chosen-list.tsx'
import { useStories } from './use-stories.ts'

/** Stored stories with their names and addresses; a deleted one is labelled as such and can still be removed. */
export function useStoryEntries(
  stored: readonly string[],
  services: EditorServices,
): { entries: readonly Entry[]; loadState: LoadState<unknown> } {
  const messages = messagesOf(services)
  const loadState = useStories(stored, services)
  const entries = stored.map((id) => {
    const story = loadState.state === 'ready' ? loadState.data.get(id) : undefined
    if (story !== undefined) return { id, name: story.name, detail: story.full_slug }
    return { id, name: messages(loadState.state === 'ready' ? 'unknownStory' : 'loading'), detail: id }
  })
  return { entries, loadState }
}
