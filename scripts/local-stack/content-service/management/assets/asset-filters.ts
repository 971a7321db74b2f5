import { allOf, anyOf, inList, type Sql, sql } from '../../delivery/query/sql-text.ts'
import { containsText } from '../list-rows.ts'
import { ManagementError } from '../management-error.ts'
import { isTrue, numbersOf } from '../read-request.ts'

/** One row per parameter of GET assets with its condition. Storyblok docs: retrieve multiple assets. */
const assetFilters: Readonly<Record<string, (value: string) => Sql>> = {
  in_folder: (value) =>
    Number(value) === -1 ? sql('deleted_at IS NOT NULL') : sql('coalesce(asset_folder_id, 0) = ?', Number(value)),
  search: (value) => containsText(value, 'short_filename', 'alt', 'title'),
  by_endings: (value) => anyOf(value.split(',').map((ending) => sql('short_filename LIKE ?', `%.${ending}`))),
  by_alt: (value) => containsText(value, 'alt'),
  by_title: (value) => containsText(value, 'title'),
  by_copyright: (value) => containsText(value, 'copyright'),
  is_private: (value) => sql('is_private = ?', isTrue(value) ? 1 : 0),
  with_tags: (value) => {
    const { text, values } = inList('value', numbersOf(value))
    return sql(`EXISTS (SELECT 1 FROM json_each(internal_tag_ids) WHERE ${text})`, ...values)
  },
  created_at_gte: (value) => sql('created_at >= ?', value),
  created_at_lte: (value) => sql('created_at <= ?', value),
  updated_at_gte: (value) => sql('updated_at >= ?', value),
  expire_at_gte: (value) => sql('expire_at >= ?', value),
  expire_at_lte: (value) => sql('expire_at < ?', value),
  updated_at_lte: (value) => sql('updated_at <= ?', value),
}

export const assetListParameters: readonly string[] = [...Object.keys(assetFilters), 'sort_by', 'page', 'per_page']

/** Assets whose file has been uploaded; the folder -1 is the trash. */
export function assetSelection(query: URLSearchParams): Sql {
  const given = Object.entries(assetFilters).flatMap(([name, filter]) => {
    const value = query.get(name)
    return value ? [filter(value)] : []
  })
  const isLive = query.get('in_folder') === '-1' ? [] : [sql('deleted_at IS NULL')]
  return allOf([sql('content_length IS NOT NULL'), ...isLive, ...given])
}

/** @throws ManagementError 422 for a sort order by an unknown column */
export function assetOrder(query: URLSearchParams): string {
  const [field = '', direction] = (query.get('sort_by') || 'created_at:desc').split(':')
  if (!['created_at', 'updated_at', 'short_filename', 'content_length'].includes(field)) {
    throw new ManagementError(422, { error: `Sorting by ${field} is not possible` })
  }
  return `${field} ${direction === 'asc' ? 'ASC' : 'DESC'}, id`
}
