import type { EditorServices } from '../../services/editor-services.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { type LoadState, useLoadState } from '../load-state-view.tsx'
import { messagesOf } from '../messages/field-messages.ts'
import type { Entry } from './chosen-list.tsx'

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

/** The stories with these uuids (or ids, for fields that store them), keyed by the stored value. */
function useStories(stored: readonly string[], services: EditorServices): LoadState<ReadonlyMap<string, WireStoryRow>> {
  return useLoadState(stored.toSorted().join(','), async () => {
    const uuids = stored.filter((key) => key.includes('-'))
    const ids = stored.filter((key) => /^\d+$/.test(key))
    const [byUuid, byId] = await Promise.all([
      uuids.length > 0 ? services.listStories({ by_uuids: uuids.join(','), per_page: 100 }) : { items: [] },
      ids.length > 0 ? services.listStories({ by_ids: ids.join(','), per_page: 100 }) : { items: [] },
    ])
    return new Map([
      ...byUuid.items.map((story): [string, WireStoryRow] => [story.uuid, story]),
      ...byId.items.map((story): [string, WireStoryRow] => [String(story.id), story]),
    ])
  })
}
