import { type Context, Hono } from 'hono'
import { allOf, inList, type Sql } from '../../delivery/query/sql-text.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { containsText, listResponse, listRows, pageOf } from '../list-rows.ts'
import { ManagementError } from '../management-error.ts'
import { numbersOf, readJson, readQuery } from '../read-request.ts'
import { insertRow } from '../write-row.ts'
import { datasourceChangeBody, newDatasourceBody } from './datasource-body.ts'
import {
  type DatasourceRow,
  recordEntriesUpdated,
  requireDatasource,
  requireFreeSlug,
  toWireDatasource,
  writeDatasource,
} from './datasource-store.ts'

/** `/datasources` of a space. Storyblok docs, management API: datasources. */
export function datasourceRoutes(context: ContentContext): Hono {
  const { store } = context
  const app = new Hono()
  const wire = (row: DatasourceRow) => ({ datasource: toWireDatasource(store, row) })
  const named = (request: Context) => requireDatasource(store, request.req.param('id') ?? '')

  app.get('/', (request) => {
    const query = readQuery(request, ['search', 'by_ids', 'sort_by', 'page', 'per_page'])
    const listed = listRows<DatasourceRow>(store, {
      columns: '*',
      from: 'datasources',
      condition: datasourceSelection(query),
      orderBy: datasourceOrder(query.get('sort_by')),
      page: pageOf(query),
    })
    return listResponse(request, listed, { datasources: listed.rows.map((row) => toWireDatasource(store, row)) })
  })

  app.get('/:id', (request) => request.json(wire(named(request))))

  app.on('POST', '/', async (request) => {
    const { datasource } = await readJson(request, newDatasourceBody)
    const id = store.transaction(() => {
      requireFreeSlug(store, datasource.slug, 0)
      const { name, slug } = datasource
      const created = insertRow(store, 'datasources', { name, slug })
      writeDatasource(context, requireDatasource(store, created), datasource)
      return created
    })
    return request.json(wire(requireDatasource(store, id)), 201)
  })

  app.on(['PUT', 'PATCH'], '/:id', async (request) => {
    const { datasource } = await readJson(request, datasourceChangeBody)
    const row = store.transaction(() => {
      const known = named(request)
      requireFreeSlug(store, datasource.slug, known.id)
      writeDatasource(context, known, datasource)
      return requireDatasource(store, known.id)
    })
    return request.json(wire(row))
  })

  app.delete('/:id', (request) => {
    store.transaction(() => {
      const row = named(request)
      store.run('DELETE FROM datasources WHERE id = ?', [row.id])
      recordEntriesUpdated(context, row)
    })
    return request.body(null, 204)
  })
  return app
}

function datasourceSelection(query: URLSearchParams): Sql {
  const ids = query.get('by_ids')
  const search = containsText(query.get('search') ?? '', 'name', 'slug')
  return allOf([search, ...(ids ? [inList('id', numbersOf(ids))] : [])])
}

function datasourceOrder(sortBy: string | null): string {
  if (!sortBy) return 'id'
  const parts = /^(name|created_at|updated_at):(asc|desc)$/.exec(sortBy)
  if (!parts) throw new ManagementError(422, { error: `Sorting by ${sortBy} is not possible` })
  return `${parts[1]} ${parts[2]}, id`
}
