import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { createStory } from './create-story.ts'
import type { StoryFields } from './story-body.ts'
import { requireStoryRow, type StoryRow } from './story-row.ts'

/**
 * Copies the draft of a story into the same or another folder, unpublished. The copy is an alternate of the original:
 * both share the group. Storyblok docs, management API: duplicate a story.
 */
export function duplicateStory(context: ContentContext, id: number, fields: StoryFields): StoryRow {
  const { store } = context
  const row = requireStoryRow(store, id)
  const parentId = fields.parent_id ?? row.parent_id
  return createStory(context, {
    name: fields.name ?? row.name,
    slug: fields.slug ?? freeSlug(store, parentId, row.slug),
    parent_id: parentId,
    is_folder: row.is_folder === 1,
    group_id: row.group_id,
    content: JSON.parse(row.draft),
    tag_list: JSON.parse(row.tag_list),
    sort_by_date: row.sort_by_date,
    path: row.path,
  })
}

function freeSlug(store: Store, parentId: number, slug: string): string {
  const isTaken = (wanted: string) =>
    store.get('SELECT 1 FROM stories WHERE parent_id = ? AND slug = ? AND deleted_at IS NULL', [parentId, wanted])
  if (!isTaken(slug)) return slug
  for (let number = 1; ; number++) if (!isTaken(`${slug}-copy-${number}`)) return `${slug}-copy-${number}`
}
