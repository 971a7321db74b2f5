import { DeliveryRefusal } from '../../delivery/delivery-refusal.ts'
import { compileFilters } from '../../delivery/filters/compile-filters.ts'
import { layers } from '../../delivery/query/layer.ts'
import { parseMoment } from '../../delivery/query/moment.ts'
import { parseQuery } from '../../delivery/query/parse-query.ts'
import { anySlug } from '../../delivery/query/slug-conditions.ts'
import { allOf, inList, not, type Sql, sql } from '../../delivery/query/sql-text.ts'
import { existsIn } from '../../store/release-tables.ts'
import { containsText } from '../list-rows.ts'
import { ManagementError } from '../management-error.ts'
import { isTrue, numbersOf } from '../read-request.ts'

/** One row per parameter of GET stories: its name and its condition. Storyblok docs: retrieve multiple stories. */
const storyFilters: Readonly<Record<string, (value: string) => Sql | undefined>> = {
  search: (value) => containsText(value, 'name', 'full_slug'),
  text_search: (value) => containsText(value, 'name', 'full_slug', 'draft'),
  by_uuids: (value) => inList('uuid', value.split(',')),
  by_uuids_ordered: (value) => inList('uuid', value.split(',')),
  by_ids: (value) => inList('id', numbersOf(value)),
  excluding_ids: (value) => not(inList('id', numbersOf(value))),
  by_slugs: slugPatterns,
  excluding_slugs: (value) => not(slugPatterns(value)),
  starts_with: (value) => sql('full_slug >= ? AND full_slug < ?', value, `${value}\u{10FFFF}`),
  with_slug: (value) => sql('full_slug = ?', value),
  with_parent: (value) => inList('parent_id', numbersOf(value)),
  with_tag: (value) =>
    sql(
      'EXISTS (SELECT 1 FROM json_each(tag_list) t WHERE t.value IN (SELECT w.value FROM json_each(?) w))',
      JSON.stringify(value.split(',')),
    ),
  contain_component: (value) =>
    sql(
      `EXISTS (SELECT 1 FROM json_tree(draft) t
      WHERE t.key = 'component' AND t.value IN (SELECT w.value FROM json_each(?) w))`,
      JSON.stringify(value.split(',')),
    ),
  reference_search: (value) => containsText(value, 'draft'),
  in_release: (value) => sql('id IN (SELECT story_id FROM release_stories WHERE release_id = ?)', Number(value)),
  scheduled_at_gt: (value) => scheduled('publish_at > ?', momentIn(value)),
  scheduled_at_lt: (value) => scheduled('publish_at < ?', momentIn(value)),
  scheduled_by_status: (value) =>
    sql('id IN (SELECT story_id FROM story_schedulings WHERE status = ? AND deleted_at IS NULL)', value),
  folder_only: (value) => (isTrue(value) ? sql('is_folder = 1') : undefined),
  story_only: (value) => (isTrue(value) ? sql('is_folder = 0') : undefined),
  root_folders_only: (value) => (isTrue(value) ? sql('is_folder = 1 AND parent_id = 0') : undefined),
  in_trash: (value) => sql(isTrue(value) ? 'deleted_at IS NOT NULL' : 'deleted_at IS NULL'),
  is_published: (value) => sql(isTrue(value) ? 'published IS NOT NULL' : 'published IS NULL'),
}

/** Parameters that are read elsewhere (paging, order) or that have no effect here: every row is already complete. */
const otherParameters = ['page', 'per_page', 'sort_by', 'with_alts', 'release_id']

/** Parameters of GET stories; `undone-parameters.ts` has those that are refused with a reason. */
export const storyListParameters: readonly string[] = [
  ...Object.keys(storyFilters),
  ...otherParameters,
  'filter_query[',
]

/** Stories with a publish or unpublish to come that meets the condition. */
function scheduled(condition: string, value: string): Sql {
  const pending = "status = 'scheduled' AND deleted_at IS NULL"
  return sql(`id IN (SELECT story_id FROM story_schedulings WHERE ${pending} AND ${condition})`, value)
}

/** @throws ManagementError 422 for a text that is no date */
function momentIn(value: string): string {
  const moment = parseMoment(value)
  if (moment === undefined) throw new ManagementError(422, { error: `${value} is not a valid date` })
  return moment
}

/**
 * Full slugs separated by commas, `*` for any text. As in delivery, a folder's address matches the folder and its
 * start page: `storyblok stories push` requests both this way (its source: "slugs match folder + startpage pairs").
 */
function slugPatterns(value: string): Sql {
  return anySlug(value.split(',').map((slug) => slug.trim()))
}

/**
 * `filter_query` with the semantics of delivery, applied to drafts.
 * @throws ManagementError 422 for a filter that is not written as documented
 */
function filterConditions(query: URLSearchParams) {
  try {
    return compileFilters(parseQuery(query.toString()).filters, layers.draft)
  } catch (error) {
    if (error instanceof DeliveryRefusal) throw new ManagementError(422, { error: error.message })
    throw error
  }
}

/**
 * The conditions of a list request; the table is `stories s`. Without `in_trash` deleted stories are left out, and those that exist in
 * another release alone.
 */
export function storySelection(query: URLSearchParams): Sql {
  const release = Number(query.get('release_id') || query.get('in_release')) || undefined
  const given = Object.entries(storyFilters).flatMap(([name, filter]) => {
    const value = query.get(name)
    const condition = value === null || value === '' ? undefined : filter(value)
    return condition ? [condition] : []
  })
  const present = query.has('in_trash') ? [] : [sql('deleted_at IS NULL'), sql(existsIn('id', release))]
  return allOf([...present, ...given, ...filterConditions(query)])
}

const sortable = [
  'id',
  'name',
  'slug',
  'full_slug',
  'position',
  'created_at',
  'updated_at',
  'published_at',
  'first_published_at',
  'sort_by_date',
]

/** @throws ManagementError 422 for a sort order by an unknown column */
export function storyOrder(query: URLSearchParams): string {
  const ordered = query.get('by_uuids_ordered')
  if (ordered) return `instr(${quoted(ordered)}, uuid)`
  const search = query.get('search')
  if (search && !query.get('sort_by')) return bestMatchFirst(search)
  const [field = 'position', direction = 'asc'] = (query.get('sort_by') || defaultOrder(query)).split(':')
  if (!sortable.includes(field)) throw new ManagementError(422, { error: `Sorting by ${field} is not possible` })
  const order = direction === 'desc' ? 'DESC' : 'ASC'
  return `${field} ${order} NULLS LAST, id ${order}`
}

/** A folder keeps the order of its stories; a list of the whole space begins with the newest, which a tool looks for first. */
function defaultOrder(query: URLSearchParams): string {
  return query.has('with_parent') || query.has('starts_with') ? 'position:asc' : 'created_at:desc'
}

/** A name that begins with the words, then one with a word that does, then the rest; short names before long ones. */
function bestMatchFirst(search: string): string {
  const words = search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
  const like = (pattern: string) => `name LIKE ${quoted(pattern)} ESCAPE '\\'`
  return `${like(words)} DESC, ${like(`${words}%`)} DESC, ${like(`% ${words}%`)} DESC, ${like(`%${words}%`)} DESC,
    length(name), position, id`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
