import { existsIn } from '../../store/release-tables.ts'
import type { Layer } from '../query/layer.ts'

/** A story as it is read for delivery; the JSON columns are text. */
export type StoryRow = {
  id: number
  uuid: string
  group_id: string
  parent_id: number
  name: string
  slug: string
  full_slug: string
  is_startpage: number
  position: number
  path: string | null
  content: string
  /** The release from which name and content come. */
  release_id: number | null
  published_at: string | null
  first_published_at: string | null
  created_at: string
  updated_at: string
  sort_by_date: string | null
  tag_list: string
  meta_data: string | null
  /** JSON of `TranslatedSlug[]`. */
  translated_slugs: string
  /** JSON of the other stories of the group. */
  alternates: string
}

export type TranslatedSlug = {
  lang: string
  path: string
  slug: string | null
  name: string | null
  published: boolean
}

const translatedSlugs = `(SELECT json_group_array(json_object('lang', t.lang, 'path', t.path, 'slug', t.slug, 'name', t.name,
  'published', json(iif(t.published, 'true', 'false'))) ORDER BY t.lang) FROM translated_slugs t WHERE t.story_id = s.id)`

const alternates = `(SELECT json_group_array(json_object('id', a.id, 'name', a.name, 'slug', a.slug,
  'published', json(iif(a.published IS NULL, 'false', 'true')), 'full_slug', a.full_slug,
  'is_folder', json(iif(a.is_folder, 'true', 'false')), 'parent_id', a.parent_id) ORDER BY a.id)
  FROM stories a WHERE a.group_id = s.group_id AND a.id <> s.id AND a.deleted_at IS NULL AND ${existsIn('a.id')})`

/** The columns of a `StoryRow`, read from `stories s` without a further query per story. */
export function storyColumns(layer: Layer): string {
  return `s.id, s.uuid, s.group_id, s.parent_id, ${layer.name} AS name, s.slug, s.full_slug, s.is_startpage, s.position,
    s.path, ${layer.content} AS content, s.published_at, s.first_published_at, s.created_at, ${layer.updatedAt} AS updated_at,
    s.sort_by_date, ${layer.releaseId} AS release_id,
    s.tag_list, s.meta_data, ${translatedSlugs} AS translated_slugs, ${alternates} AS alternates`
}
