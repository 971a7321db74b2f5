import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { recordEvent } from '../../webhooks/record-event.ts'
import { invalid, notFound } from '../management-error.ts'
import { insertRow, updateRow } from '../write-row.ts'
import type { DatasourceFields } from './datasource-body.ts'

export type DatasourceRow = { id: number; name: string; slug: string; created_at: string; updated_at: string }

/** @throws ManagementError 404 when there is no such datasource; the parameter is a slug or an id */
export function requireDatasource(store: Store, idOrSlug: number | string): DatasourceRow {
  const row = store.get<DatasourceRow>('SELECT * FROM datasources WHERE id = ? OR slug = ?', [
    Number(idOrSlug) || 0,
    String(idOrSlug),
  ])
  if (!row) throw notFound()
  return row
}

/** The documented keys only: the official command line reports any other key as a difference. */
export function toWireDatasource(store: Store, row: DatasourceRow) {
  const dimensions = store.all<{ id: number; name: string; entry_value: string }>(
    `SELECT id, name, entry_value, datasource_id, created_at, updated_at FROM datasource_dimensions
     WHERE datasource_id = ? ORDER BY id`,
    [row.id],
  )
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    dimensions,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** @throws ManagementError 422 when the slug belongs to another datasource */
export function requireFreeSlug(store: Store, slug: string | undefined, id: number): void {
  if (slug === undefined) return
  const taken = store.get('SELECT id FROM datasources WHERE slug = ? AND id <> ?', [slug, id])
  if (taken) throw invalid('slug', 'has already been taken')
}

/** Writes the given keys; dimensions are added, renamed or, with `_destroy`, removed with their values. */
export function writeDatasource(context: ContentContext, row: DatasourceRow, fields: DatasourceFields): void {
  const { store } = context
  updateRow(store, 'datasources', { id: row.id, name: fields.name, slug: fields.slug })
  for (const dimension of fields.dimensions_attributes ?? []) writeDimension(store, row.id, dimension)
  recordEntriesUpdated(context, requireDatasource(store, row.id))
}

type DimensionWrite = NonNullable<DatasourceFields['dimensions_attributes']>[number]

/** A dimension is identified by its id or, when a client sends none, by its entry value. */
function writeDimension(store: Store, datasourceId: number, dimension: DimensionWrite): void {
  const { _destroy: isRemoved, id, name, entry_value } = dimension
  const known = store.get<{ id: number }>(
    'SELECT id FROM datasource_dimensions WHERE datasource_id = ? AND (id = ? OR entry_value = ?)',
    [datasourceId, id ?? 0, entry_value ?? ''],
  )
  if (known && isRemoved) store.run('DELETE FROM datasource_dimensions WHERE id = ?', [known.id])
  else if (known) updateRow(store, 'datasource_dimensions', { id: known.id, name, entry_value })
  if (known || isRemoved) return
  if (!name || !entry_value) throw invalid('dimensions_attributes', 'needs a name and an entry value')
  insertRow(store, 'datasource_dimensions', { datasource_id: datasourceId, name, entry_value })
}

/** Storyblok docs, webhooks: one topic for every change of a datasource's entries. */
export function recordEntriesUpdated({ store, spaceId }: ContentContext, row: DatasourceRow): void {
  recordEvent(store, {
    topic: 'datasource.entries_updated',
    text: `The user updated the entries of the Datasource ${row.name}`,
    spaceId,
    details: { datasource_slug: row.slug },
  })
}
