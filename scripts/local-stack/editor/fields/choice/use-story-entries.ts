import type { EditorServices } from '../../services/editor-services.ts'
import type { Answer } from '../use-answer.ts'
import { wordsOf } from '../words/words-of.ts'
import type { Entry } from './chosen-list.tsx'
import { useStories } from './use-stories.ts'

/** Stored stories with their names and addresses; one that is gone is called so and can still be taken out. */
export function useStoryEntries(
  stored: readonly string[],
  services: EditorServices,
): { entries: readonly Entry[]; answer: Answer<unknown> } {
  const words = wordsOf(services)
  const answer = useStories(stored, services)
  const entries = stored.map((id) => {
    const story = answer.state === 'ready' ? answer.data.get(id) : undefined
    if (story !== undefined) return { id, name: story.name, detail: story.full_slug }
    return { id, name: words(answer.state === 'ready' ? 'unknownStory' : 'loading'), detail: id }
  })
  return { entries, answer }
}
