import type { Layer } from './layer.ts'
import { parseMoment } from './moment.ts'
import { csv } from './parse-query.ts'
import { searchCondition } from './search-condition.ts'
import { anySlug, inFolder } from './slug-conditions.ts'
import { anyOf, inList, not, type Sql, sql } from './sql-text.ts'

/** One parameter that selects stories of a list. `condition` returns undefined for an invalid value. */
export type SelectionParameter = {
  name: string
  accepts: string
  meaning: string
  isGuess?: true
  condition: (value: string, layer: Layer) => Sql | undefined
}

const uuids = 'uuids separated by commas'
const ids = 'numbers separated by commas'
const slugs = 'full slugs separated by commas, * for anything'
const moment = 'YYYY-MM-dd HH:mm or ISO 8601, UTC unless it names a zone'

/** Every parameter that selects stories, besides `filter_query` (Storyblok docs, retrieve multiple stories). */
export const selectionParameters: readonly SelectionParameter[] = [
  {
    name: 'starts_with',
    accepts: 'the beginning of full slugs',
    meaning: 'plain prefix without wildcards',
    condition: (value, { slug }) => inFolder(value, slug),
  },
  { name: 'by_slugs', accepts: slugs, meaning: 'one of these addresses', condition: (value) => anySlug(csv(value)) },
  {
    name: 'excluding_slugs',
    accepts: slugs,
    meaning: 'none of these addresses',
    condition: (value) => not(anySlug(csv(value))),
  },
  { name: 'by_uuids', accepts: uuids, meaning: 'these stories, in the order of the list', condition: byUuids },
  { name: 'by_uuids_ordered', accepts: uuids, meaning: 'these stories, in the given order', condition: byUuids },
  { name: 'by_ids', accepts: ids, meaning: 'these stories', condition: (value) => byIds(value) },
  {
    name: 'excluding_ids',
    accepts: ids,
    meaning: 'all but these stories',
    condition: (value) => {
      const condition = byIds(value)
      return condition && not(condition)
    },
  },
  {
    name: 'content_type',
    accepts: 'component names separated by commas',
    meaning: 'stories of these types',
    condition: (value, { contentType }) => inType(contentType, csv(value)),
  },
  {
    name: 'level',
    accepts: 'a number from 1',
    meaning: 'depth in the tree, 1 is the root; no start pages',
    condition: atLevel,
  },
  {
    name: 'is_startpage',
    accepts: '0, 1, false, true',
    meaning: 'only start pages of folders, or none',
    condition: (value) => {
      const wanted = flagIn(value)
      return wanted === undefined ? undefined : sql('s.is_startpage = ?', wanted ? 1 : 0)
    },
  },
  {
    name: 'with_tag',
    accepts: 'tags separated by commas',
    meaning: 'one of these tags',
    condition: (value) =>
      sql(
        'EXISTS (SELECT 1 FROM json_each(s.tag_list) AS tag WHERE tag.value IN (SELECT value FROM json_each(?)))',
        JSON.stringify(csv(value)),
      ),
  },
  {
    name: 'search_term',
    accepts: 'text',
    meaning: 'in address, name or any text of the content; best matches first',
    condition: (value, layer) => searchCondition(value, layer),
  },
  {
    name: 'in_workflow_stages',
    accepts: ids,
    meaning: 'nothing: this service keeps no workflow stages',
    isGuess: true,
    condition: (value) => byIds(value) && sql('0'),
  },
  {
    name: 'only_variants',
    accepts: 'true, false',
    meaning: 'true: nothing, this service keeps no experiments and no variants',
    isGuess: true,
    condition: (value) => {
      const wanted = flagIn(value)
      return wanted === undefined ? undefined : sql(wanted ? '0' : '1')
    },
  },
  ...dateParameters('published_at', 'the latest publishing'),
  ...dateParameters('first_published_at', 'the first publishing'),
  ...dateParameters('updated_at', 'the latest change'),
]

function dateParameters(column: string, meaning: string): SelectionParameter[] {
  const signs = {
    gt: ['>', 'after'],
    gte: ['>=', 'at or after'],
    lt: ['<', 'before'],
    lte: ['<=', 'at or before'],
  } as const
  return Object.entries(signs).map(([suffix, [sign, word]]) => ({
    name: `${column}_${suffix}`,
    accepts: moment,
    meaning: `${meaning} was ${word} this moment`,
    condition: (value, { updatedAt }) => {
      const parsed = parseMoment(value)
      const changed = column === 'updated_at' ? updatedAt : `s.${column}`
      return parsed === undefined ? undefined : sql(`${changed} ${sign} ?`, parsed)
    },
  }))
}

function flagIn(value: string): boolean | undefined {
  if (value === '1' || value === 'true') return true
  return value === '0' || value === 'false' ? false : undefined
}

function byUuids(value: string): Sql {
  return inList('s.uuid', csv(value))
}

function byIds(value: string): Sql | undefined {
  const parts = csv(value)
  return parts.every((part) => /^\d{1,15}$/.test(part)) ? inList('s.id', parts.map(Number)) : undefined
}

/** Equality, unlike a list, lets an index serve the type and the order together; the time to plan it grows with the square of the names. */
function inType(column: string, names: readonly string[]): Sql {
  return names.length > 20 ? inList(column, names) : anyOf(names.map((name) => sql(`${column} = ?`, name)))
}

function atLevel(value: string): Sql | undefined {
  if (!/^\d{1,4}$/.test(value)) return undefined
  return sql(
    "s.is_startpage = 0 AND length(s.full_slug) - length(replace(s.full_slug, '/', '')) + 1 = ?",
    Number(value),
  )
}
