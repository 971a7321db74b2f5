import { isDeepStrictEqual } from 'node:util'
import type { Store } from '../../store/open-store.ts'
import { invalid } from '../management-error.ts'
import { updateRow } from '../write-row.ts'
import { cleanContent } from './clean-content.ts'
import type { StoryFields } from './story-body.ts'
import type { StoryRow } from './story-row.ts'

/**
 * The row after a request's keys have been applied; absent keys keep their value. Addresses are computed later.
 * @throws ManagementError 422 when a story would lose its content type
 */
export function nextRow(row: StoryRow, fields: StoryFields): StoryRow {
  return { ...row, ...nextContent(row, fields), ...nextPlace(row, fields), ...nextDetails(row, fields) }
}

function nextContent(row: StoryRow, fields: StoryFields): Partial<StoryRow> {
  const name = fields.name ?? row.name
  if (!fields.content) return { name, unpublished_changes: changesAfterRename(row, name) }
  const content = cleanContent(fields.content)
  const type = typeof content.component === 'string' ? content.component : null
  if (!row.is_folder && type === null) throw invalid('content', 'needs a component')
  const isSame = name === row.published_name && isDeepStrictEqual(content, JSON.parse(row.published ?? 'null'))
  return {
    name,
    draft: JSON.stringify(content),
    content_type: type,
    unpublished_changes: row.published === null || isSame ? 0 : 1,
  }
}

function changesAfterRename(row: StoryRow, name: string): number {
  return row.published !== null && name !== row.published_name ? 1 : row.unpublished_changes
}

function nextPlace(row: StoryRow, fields: StoryFields): Partial<StoryRow> {
  return {
    slug: fields.slug ?? row.slug,
    parent_id: fields.parent_id === undefined ? row.parent_id : (fields.parent_id ?? 0),
    is_startpage: fields.is_startpage === undefined ? row.is_startpage : Number(fields.is_startpage),
    position: fields.position ?? row.position,
    path: fields.path === undefined ? row.path : fields.path,
  }
}

function nextDetails(row: StoryRow, fields: StoryFields): Partial<StoryRow> {
  const settings: Record<string, unknown> = JSON.parse(row.folder_settings)
  if (fields.default_root !== undefined) settings.default_root = fields.default_root
  if (fields.disable_fe_editor !== undefined) settings.disable_fe_editor = fields.disable_fe_editor
  return {
    group_id: fields.group_id ?? row.group_id,
    tag_list: fields.tag_list ? JSON.stringify(fields.tag_list) : row.tag_list,
    sort_by_date: fields.sort_by_date === undefined ? row.sort_by_date : fields.sort_by_date,
    first_published_at: fields.first_published_at ?? row.first_published_at,
    meta_data: fields.meta_data === undefined ? row.meta_data : textOf(fields.meta_data),
    folder_settings: JSON.stringify(settings),
  }
}

function textOf(value: Record<string, unknown> | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

const written = [
  'name',
  'slug',
  'parent_id',
  'is_startpage',
  'position',
  'path',
  'draft',
  'content_type',
  'unpublished_changes',
  'group_id',
  'tag_list',
  'sort_by_date',
  'first_published_at',
  'meta_data',
  'folder_settings',
] as const satisfies readonly (keyof StoryRow)[]

/** Writes the columns that `nextRow` may have changed. */
export function writeRow(store: Store, row: StoryRow): void {
  updateRow(store, 'stories', { id: row.id, ...Object.fromEntries(written.map((column) => [column, row[column]])) })
}
