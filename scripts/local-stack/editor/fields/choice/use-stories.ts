import type { EditorServices } from '../../services/editor-services.ts'
import type { WireStoryRow } from '../../services/wire-story.ts'
import { type LoadState, useLoadState } from '../use-load-state.ts'

/** The stories with these uuids (or ids, for fields that store them), keyed by the stored value. */
export function useStories(
  stored: readonly string[],
  services: EditorServices,
): LoadState<ReadonlyMap<string, WireStoryRow>> {
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
