import type { SQLInputValue } from 'node:sqlite'
import { containsPattern, placeholders, type Selection } from '../list-rows.ts'
import { ManagementError } from '../management-error.ts'
import { isTrue, numbersOf } from '../read-request.ts'

type Condition = { sql: string; values: SQLInputValue[] }

const contains = (column: string) => (value: string) => ({
  sql: `${column} LIKE ? ESCAPE '\\'`,
  values: [containsPattern(value)],
})

/** One row per parameter of GET assets with its condition. Storyblok docs: retrieve multiple assets. */
const assetFilters: Readonly<Record<string, (value: string) => Condition>> = {
  in_folder: (value) =>
    Number(value) === -1
      ? { sql: 'deleted_at IS NOT NULL', values: [] }
      : { sql: 'coalesce(asset_folder_id, 0) = ?', values: [Number(value)] },
  search: (value) => ({
    sql: `(short_filename LIKE ? ESCAPE '\\' OR alt LIKE ? ESCAPE '\\' OR title LIKE ? ESCAPE '\\')`,
    values: [containsPattern(value), containsPattern(value), containsPattern(value)],
  }),
  by_endings: (value) => {
    const patterns = value.split(',').map((ending) => `%.${ending}`)
    return { sql: `(${patterns.map(() => 'short_filename LIKE ?').join(' OR ')})`, values: patterns }
  },
  by_alt: contains('alt'),
  by_title: contains('title'),
  by_copyright: contains('copyright'),
  is_private: (value) => ({ sql: 'is_private = ?', values: [isTrue(value) ? 1 : 0] }),
  with_tags: (value) => ({
    sql: `EXISTS (SELECT 1 FROM json_each(internal_tag_ids) WHERE value IN (${placeholders(numbersOf(value))}))`,
    values: numbersOf(value),
  }),
  created_at_gte: (value) => ({ sql: 'created_at >= ?', values: [value] }),
  created_at_lte: (value) => ({ sql: 'created_at <= ?', values: [value] }),
  updated_at_gte: (value) => ({ sql: 'updated_at >= ?', values: [value] }),
  expire_at_gte: (value) => ({ sql: 'expire_at >= ?', values: [value] }),
  expire_at_lte: (value) => ({ sql: 'expire_at < ?', values: [value] }),
  updated_at_lte: (value) => ({ sql: 'updated_at <= ?', values: [value] }),
}

export const assetListParameters: readonly string[] = [...Object.keys(assetFilters), 'sort_by', 'page', 'per_page']

/** Assets whose file has been uploaded; the folder -1 is the trash. */
export function assetSelection(query: URLSearchParams): Selection {
  const selection: Selection = { conditions: ['content_length IS NOT NULL'], values: [] }
  if (query.get('in_folder') !== '-1') selection.conditions.push('deleted_at IS NULL')
  for (const [name, filter] of Object.entries(assetFilters)) {
    const value = query.get(name)
    if (!value) continue
    const { sql, values } = filter(value)
    selection.conditions.push(sql)
    selection.values.push(...values)
  }
  return selection
}

/** @throws ManagementError 422 for a sort order by an unknown column */
export function assetOrder(query: URLSearchParams): string {
  const [field = '', direction] = (query.get('sort_by') || 'created_at:desc').split(':')
  if (!['created_at', 'updated_at', 'short_filename', 'content_length'].includes(field)) {
    throw new ManagementError(422, { error: `Sorting by ${field} is not possible` })
  }
  return `${field} ${direction === 'asc' ? 'ASC' : 'DESC'}, id`
}
