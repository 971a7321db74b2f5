import { createHash } from 'node:crypto'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { existsIn } from '../../store/release-tables.ts'
import { storedObject, storedTexts } from '../../store/stored-json.ts'
import { wireUser } from '../acting-user.ts'
import { homeOf, openReleaseIds } from '../releases/release-story.ts'
import { plannedFor } from '../schedules/schedule-row.ts'
import { getStoryRow, listTranslatedSlugs, type StoryRow, type TranslatedSlugRow } from './story-row.ts'

/** Keys that a story has both in lists and in a single response. */
function commonKeys(store: Store, row: StoryRow) {
  const settings: { default_root?: string | null; disable_fe_editor?: boolean } = JSON.parse(row.folder_settings)
  const author = lastAuthor(store, row)
  const isEditorOff = settings.disable_fe_editor ?? false
  return {
    id: row.id,
    uuid: row.uuid,
    name: row.name,
    slug: row.slug,
    full_slug: row.full_slug,
    path: row.path,
    parent_id: row.parent_id,
    group_id: row.group_id,
    is_folder: row.is_folder === 1,
    is_startpage: row.is_startpage === 1,
    position: row.position,
    default_root: settings.default_root ?? null,
    disble_fe_editor: isEditorOff,
    disable_fe_editor: isEditorOff,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
    published_at: row.published_at,
    first_published_at: row.first_published_at,
    sort_by_date: row.sort_by_date,
    tag_list: storedTexts(row.tag_list),
    published: row.published !== null,
    unpublished_changes: row.unpublished_changes === 1,
    pinned: false,
    ...plannedFor(store, row.id),
    stage: null,
    current_version_id: row.current_version_id,
    base_version_id: row.inRelease?.baseVersionId ?? null,
    main_version_id: row.inRelease ? row.inRelease.mainVersionId : row.current_version_id,
    release_ids: openReleaseIds(store, row.id),
    // This service's own.
    only_in_release: homeOf(store, row.id) ?? null,
    alternates: alternatesOf(store, row),
    last_author: author,
    last_author_id: author.id,
    can_not_view: null,
    favourite_for_user_ids: [],
  }
}

/** The author of the current version. */
function lastAuthor(store: Store, row: StoryRow) {
  const sql = 'SELECT author FROM story_versions WHERE id = ?'
  return wireUser(store.get<{ author: string | null }>(sql, [row.current_version_id])?.author ?? null)
}

/** A row of `GET stories`: everything but the content, which clients read per story. */
export function toWireStoryRow(store: Store, row: StoryRow) {
  return { ...commonKeys(store, row), content_type: row.content_type ?? '', content_summary: null }
}

/**
 * A story with its draft content, which contains the keys of every language. `preview_token` signs the visual editor's
 * address of the page. Storyblok docs: verify the preview query parameters.
 */
export function toWireStory(context: ContentContext, row: StoryRow) {
  const { store } = context
  const slugs = listTranslatedSlugs(store, row.id)
  const parent = getStoryRow(store, row.parent_id)
  return {
    ...commonKeys(store, row),
    content: storedObject(row.draft),
    parent: parent ? { id: parent.id, uuid: parent.uuid, name: parent.name, slug: parent.slug } : null,
    meta_data: row.meta_data === null ? null : storedObject(row.meta_data),
    imported_at: null,
    preview_token: previewTokenFor(context),
    breadcrumbs: breadcrumbsOf(store, parent),
    user_ids: [],
    space_role_ids: [],
    translated_slugs: slugs.filter((slug) => slug.slug !== null || slug.name !== null).map(toWireSlug),
    translated_stories: [],
    localized_paths: slugs.map((slug) => ({
      path: slug.path,
      name: slug.name,
      lang: slug.lang,
      published: slug.published === 1,
    })),
    ideas: [],
  }
}

function toWireSlug(slug: TranslatedSlugRow) {
  return { id: slug.id, name: slug.name, slug: slug.slug ?? '', lang: slug.lang, published: slug.published === 1 }
}

function previewTokenFor({ spaceId, previewToken }: ContentContext): { token: string; timestamp: string } {
  const timestamp = String(Math.floor(Date.now() / 1000))
  return { token: createHash('sha1').update(`${spaceId}:${previewToken}:${timestamp}`).digest('hex'), timestamp }
}

function alternatesOf(store: Store, row: StoryRow) {
  return store
    .all<StoryRow>(
      `SELECT * FROM stories WHERE group_id = ? AND id <> ? AND deleted_at IS NULL AND ${existsIn('id')} ORDER BY id`,
      [row.group_id, row.id],
    )
    .map((other) => ({
      id: other.id,
      name: other.name,
      slug: other.slug,
      published: other.published !== null,
      full_slug: other.full_slug,
      is_folder: other.is_folder === 1,
      parent_id: other.parent_id,
    }))
}

/** The ancestor folders, outermost first. */
function breadcrumbsOf(store: Store, parent: StoryRow | undefined) {
  const above: StoryRow[] = []
  for (let folder = parent; folder; folder = getStoryRow(store, folder.parent_id)) above.unshift(folder)
  return above.map((folder) => ({
    id: folder.id,
    name: folder.name,
    parent_id: folder.parent_id,
    disble_fe_editor: false,
    disable_fe_editor: false,
    path: folder.path,
    slug: folder.slug,
    translated_slugs: listTranslatedSlugs(store, folder.id)
      .filter((slug) => slug.slug !== null)
      .map(toWireSlug),
  }))
}
