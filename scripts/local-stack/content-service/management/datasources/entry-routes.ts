import { Hono } from 'hono'
import { allOf, sql } from '../../delivery/query/sql-text.ts'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { containsText, type ListQuery, listResponse, listRows, pageOf } from '../list-rows.ts'
import { invalid } from '../management-error.ts'
import { readId, readJson, readQuery } from '../read-request.ts'
import { requireRow } from '../write-row.ts'
import { type EntryFields, entryChangeBody, newEntryBody } from './datasource-body.ts'
import { recordEntriesUpdated, requireDatasource } from './datasource-store.ts'

type EntryRow = { id: number; datasource_id: number; name: string; value: string; position: number }
type WireEntry = { id: number; name: string; value: string; dimension_value: string | null }

/** `/datasource_entries` of a space. Storyblok docs, management API: datasource entries. Changes respond with 204. */
export function entryRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()

  app.get('/', (request) => {
    const known = ['datasource_id', 'datasource_slug', 'dimension', 'search', 'page', 'per_page']
    const listed = listRows<WireEntry>(store, entryList(store, readQuery(request, known)))
    return listResponse(request, listed, { datasource_entries: listed.rows })
  })

  app.get('/:id{[0-9]+}', (request) =>
    request.json({ datasource_entry: toWireEntry(requireEntry(store, readId(request))) }),
  )

  app.on('POST', '/', async (request) => {
    const { datasource_entry: entry, dimension_id: dimension } = await readJson(request, newEntryBody)
    const row = store.transaction(() => {
      const datasource = requireDatasource(store, entry.datasource_id)
      requireFreeName(store, datasource.id, { name: entry.name, id: 0 })
      const { id } = store.run(
        'INSERT INTO datasource_entries (datasource_id, name, value, position) VALUES (?, ?, ?, ?)',
        [datasource.id, entry.name, entry.value, entry.position ?? lastPosition(store, datasource.id) + 1],
      )
      writeDimensionValue(store, requireEntry(store, id), { value: entry.dimension_value, dimension })
      recordEntriesUpdated(context, datasource)
      return requireEntry(store, id)
    })
    return request.json({ datasource_entry: toWireEntry(row) }, 201)
  })

  app.on(['PUT', 'PATCH'], '/:id{[0-9]+}', async (request) => {
    const query = readQuery(request, ['dimension_id'])
    const { datasource_entry: entry, dimension_id: given } = await readJson(request, entryChangeBody)
    const dimension = given ?? (Number(query.get('dimension_id')) || undefined)
    store.transaction(() => {
      const row = requireEntry(store, readId(request))
      writeEntry(store, row, entry)
      writeDimensionValue(store, row, { value: entry.dimension_value, dimension })
      recordEntriesUpdated(context, requireDatasource(store, row.datasource_id))
    })
    return request.body(null, 204)
  })

  app.delete('/:id{[0-9]+}', (request) => {
    store.transaction(() => {
      const row = requireEntry(store, readId(request))
      store.run('DELETE FROM datasource_entries WHERE id = ?', [row.id])
      recordEntriesUpdated(context, requireDatasource(store, row.datasource_id))
    })
    return request.body(null, 204)
  })
  return app
}

/** With `dimension` (its numeric id) every entry carries its value in that dimension, or null. */
function entryList(store: Store, query: URLSearchParams): ListQuery {
  const source = query.get('datasource_id') || query.get('datasource_slug')
  const ofSource = source ? [sql('datasource_id = ?', requireDatasource(store, source).id)] : []
  // The number is inlined because values of the select list would precede those of the conditions.
  const dimension = Math.trunc(Number(query.get('dimension')) || 0)
  return {
    columns: `id, name, value,
      (SELECT v.value FROM datasource_entry_values v WHERE v.entry_id = e.id AND v.dimension_id = ${dimension}) AS dimension_value`,
    from: 'datasource_entries e',
    condition: allOf([containsText(query.get('search') ?? '', 'name'), ...ofSource]),
    orderBy: 'datasource_id, position, id',
    page: pageOf(query),
  }
}

function toWireEntry(row: EntryRow): WireEntry {
  return { id: row.id, name: row.name, value: row.value, dimension_value: null }
}

function requireEntry(store: Store, id: number): EntryRow {
  return requireRow<EntryRow>(store, 'datasource_entries', id)
}

function requireFreeName(store: Store, datasourceId: number, entry: { name: string; id: number }): void {
  const taken = store.get('SELECT id FROM datasource_entries WHERE datasource_id = ? AND name = ? AND id <> ?', [
    datasourceId,
    entry.name,
    entry.id,
  ])
  if (taken) throw invalid('name', 'has already been taken')
}

function lastPosition(store: Store, datasourceId: number): number {
  const row = store.get<{ last: number | null }>(
    'SELECT max(position) AS last FROM datasource_entries WHERE datasource_id = ?',
    [datasourceId],
  )
  return row?.last ?? 0
}

function writeEntry(store: Store, row: EntryRow, fields: EntryFields): void {
  if (fields.name !== undefined) requireFreeName(store, row.datasource_id, { name: fields.name, id: row.id })
  store.run('UPDATE datasource_entries SET name = ?, value = ?, position = ? WHERE id = ?', [
    fields.name ?? row.name,
    fields.value ?? row.value,
    fields.position ?? row.position,
    row.id,
  ])
}

type DimensionValue = { value: string | null | undefined; dimension: number | undefined }

/** An empty value resets the entry to its default in that dimension. */
function writeDimensionValue(store: Store, row: EntryRow, { value, dimension }: DimensionValue): void {
  if (value === undefined || dimension === undefined) return
  const known = store.get('SELECT id FROM datasource_dimensions WHERE id = ? AND datasource_id = ?', [
    dimension,
    row.datasource_id,
  ])
  if (!known) throw invalid('dimension_id', 'does not belong to the datasource')
  if (!value) {
    store.run('DELETE FROM datasource_entry_values WHERE entry_id = ? AND dimension_id = ?', [row.id, dimension])
    return
  }
  store.run(
    `INSERT INTO datasource_entry_values (entry_id, dimension_id, value) VALUES (?, ?, ?)
     ON CONFLICT (entry_id, dimension_id) DO UPDATE SET value = excluded.value`,
    [row.id, dimension, value],
  )
}
