import type { Store } from '../../store/open-store.ts'
import { notFound } from '../management-error.ts'

/** A row of the stories table, a story or a folder. Columns are described in `store/story-tables.ts`. */
export type StoryRow = {
  id: number
  uuid: string
  group_id: string
  parent_id: number
  name: string
  published_name: string | null
  slug: string
  full_slug: string
  is_folder: number
  is_startpage: number
  position: number
  path: string | null
  content_type: string | null
  draft: string
  published: string | null
  published_content_type: string | null
  unpublished_changes: number
  published_at: string | null
  first_published_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  sort_by_date: string | null
  tag_list: string
  meta_data: string | null
  folder_settings: string
  current_version_id: number | null
  /** Set on a story as it is in a release: the version of the draft that the release is based on, and the draft's current one. */
  inRelease?: { baseVersionId: number | null; mainVersionId: number | null }
}

export type TranslatedSlugRow = {
  id: number
  story_id: number
  lang: string
  slug: string | null
  path: string
  name: string | null
  published: number
}

/** The story or folder with this id, excluding the trash. */
export function getStoryRow(store: Store, id: number): StoryRow | undefined {
  return store.get<StoryRow>('SELECT * FROM stories WHERE id = ? AND deleted_at IS NULL', [id])
}

/** @throws ManagementError 404 when there is no such story */
export function requireStoryRow(store: Store, id: number): StoryRow {
  const row = getStoryRow(store, id)
  if (!row) throw notFound()
  return row
}

/** Own and inherited translated slugs of a story, by language code. */
export function listTranslatedSlugs(store: Store, storyId: number): TranslatedSlugRow[] {
  return store.all<TranslatedSlugRow>('SELECT * FROM translated_slugs WHERE story_id = ? ORDER BY lang', [storyId])
}
