import { contains } from '../filters/like-pattern.ts'
import type { Layer } from './layer.ts'
import { anyOf, type Sql, sql } from './sql-text.ts'

/** Full-text search: in the address, the name, or a text of the content (keys and numbers do not count). */
export function searchCondition(term: string, layer: Layer): Sql {
  const inContent = contains('found.atom', term)
  // The raw text is checked first: walking the tree of every story costs twenty times as much.
  const inRaw = contains(layer.text, JSON.stringify(term).slice(1, -1))
  const walk = `SELECT 1 FROM json_tree(${layer.text}) AS found WHERE found.type = 'text' AND ${inContent.text}`
  const content: Sql = {
    text: `${inRaw.text} AND EXISTS (${walk})`,
    values: [...inRaw.values, ...inContent.values],
  }
  return anyOf([contains('s.full_slug', term), contains(layer.name, term), content])
}

/** The vendor's order of search results: address before name before content, then by position. */
export function searchOrder(term: string, layer: Layer): Sql {
  const bySlug = contains('s.full_slug', term)
  const byName = contains(layer.name, term)
  return sql(
    `CASE WHEN ${bySlug.text} THEN 0 WHEN ${byName.text} THEN 1 ELSE 2 END`,
    ...bySlug.values,
    ...byName.values,
  )
}
