import { type DeliveryCall, perPageOf } from '../delivery-call.ts'
import { notFound } from '../delivery-refusal.ts'
import type { DeliveryResponse } from '../delivery-response.ts'
import { contains } from '../filters/like-pattern.ts'
import { allOf, anyOf, inList, type Sql, sql } from '../query/sql-text.ts'

const maxPerPage = 1000

type DatasourceRow = { id: number; name: string; slug: string; dimensions: string }

const columns = `d.id, d.name, d.slug, (SELECT json_group_array(json_object('id', m.id, 'name', m.name, 'entry_value', m.entry_value,
  'datasource_id', m.datasource_id, 'created_at', m.created_at, 'updated_at', m.updated_at))
  FROM datasource_dimensions m WHERE m.datasource_id = d.id) AS dimensions`

/** `GET /datasources`. */
export function respondWithDatasources(call: DeliveryCall): DeliveryResponse {
  const { store } = call.context
  const perPage = perPageOf(call, maxPerPage)
  const { search } = call.shaping
  const ids = call.query.parameters.get('by_ids')
  const condition = allOf([
    ...(search ? [anyOf([contains('d.name', search), contains('d.slug', search)])] : []),
    ...(ids ? [inList('d.id', ids.split(',').map(Number))] : []),
  ])
  const total = countOf(call, `datasources d WHERE ${condition.text}`, condition)
  const rows = store.all<DatasourceRow>(
    `SELECT ${columns} FROM datasources d WHERE ${condition.text} ORDER BY d.id LIMIT ? OFFSET ?`,
    [...condition.values, perPage, (call.page - 1) * perPage],
  )
  return { body: { datasources: rows.map(toDatasource), cv: call.cv }, paging: { total, perPage } }
}

/** `GET /datasources/{id or slug}`. */
export function respondWithDatasource(call: DeliveryCall, key: string): DeliveryResponse {
  const row = call.context.store.get<DatasourceRow>(
    `SELECT ${columns} FROM datasources d WHERE d.slug = ? OR d.id = ? ORDER BY d.slug = ? DESC`,
    [key, idIn(key), key],
  )
  if (!row) throw notFound()
  return { body: { datasource: toDatasource(row), cv: call.cv } }
}

function toDatasource(row: DatasourceRow): Record<string, unknown> {
  return { id: row.id, name: row.name, slug: row.slug, dimensions: JSON.parse(row.dimensions) }
}

/** `GET /datasource_entries`: entries of one datasource, or of all, with the value of one dimension beside the default one. */
export function respondWithDatasourceEntries(call: DeliveryCall): DeliveryResponse {
  const perPage = perPageOf(call, maxPerPage)
  const { datasource, dimension = '' } = call.shaping
  const condition = datasource === undefined ? sql('1') : sql('(d.slug = ? OR d.id = ?)', datasource, idIn(datasource))
  const from = `datasource_entries e JOIN datasources d ON d.id = e.datasource_id WHERE ${condition.text}`
  const entries = call.context.store.all(
    `SELECT e.id, e.name, e.value, (SELECT v.value FROM datasource_entry_values v JOIN datasource_dimensions m ON m.id = v.dimension_id
      WHERE v.entry_id = e.id AND m.entry_value = ?) AS dimension_value
    FROM ${from} ORDER BY e.datasource_id, e.position, e.id LIMIT ? OFFSET ?`,
    [dimension, ...condition.values, perPage, (call.page - 1) * perPage],
  )
  const total = countOf(call, from, condition)
  return { body: { datasource_entries: entries, cv: call.cv }, paging: { total, perPage } }
}

function countOf({ context }: DeliveryCall, from: string, condition: Sql): number {
  return context.store.get<{ total: number }>(`SELECT count(*) AS total FROM ${from}`, condition.values)?.total ?? 0
}

/** The number that the whole text spells; otherwise -1, which no row has. */
function idIn(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : -1
}
