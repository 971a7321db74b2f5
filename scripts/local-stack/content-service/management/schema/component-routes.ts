import { Hono } from 'hono'
import { z } from 'zod'
import { allOf, inList, type Sql, sql } from '../../delivery/query/sql-text.ts'
import { bumpCacheVersion } from '../../store/cache-version.ts'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { containsText, wholeListResponse } from '../list-rows.ts'
import { invalid, ManagementError } from '../management-error.ts'
import { isTrue, numbersOf, readId, readJson, readQuery } from '../read-request.ts'
import { insertRow, requireRow, updateRow } from '../write-row.ts'
import { listGroups } from './component-group-routes.ts'
import { type ComponentRow, type ComponentSettings, componentSettings, toWireComponent } from './component-row.ts'

const text = z.string().nullable()

const componentFields = componentSettings
  .extend({
    name: z
      .string()
      .trim()
      .min(1, "can't be blank")
      .regex(/^[A-Za-z0-9_-]+$/, 'is invalid'),
    display_name: text,
    schema: z.record(z.string(), z.object({ type: z.string().optional() }).loose()),
    is_root: z.boolean(),
    is_nestable: z.boolean(),
    component_group_uuid: text,
  })
  .partial()

const newComponent = z.object({ component: componentFields.required({ name: true }) })
const componentChange = z.object({ component: componentFields })

type ComponentFields = z.output<typeof componentFields>

/** `/components` of a space. Storyblok docs, management API: components. */
export function componentRoutes({ store }: ContentContext): Hono {
  const app = new Hono()
  const wire = (id: number) => ({ component: toWireComponent(store, requireComponent(store, id)) })

  app.get('/', (request) => {
    const query = readQuery(request, ['search', 'in_group', 'is_root', 'by_ids', 'sort_by', 'page', 'per_page'])
    const { text: condition, values } = componentSelection(query)
    const rows = store.all<ComponentRow>(
      `SELECT * FROM components WHERE ${condition} ORDER BY ${componentOrder(query.get('sort_by') || 'name')}`,
      values,
    )
    const components = rows.map((row) => toWireComponent(store, row))
    return wholeListResponse(request, rows.length, { components, component_groups: listGroups(store) })
  })

  app.get('/:id{[0-9]+}', (request) => request.json(wire(readId(request))))

  app.on('POST', '/', async (request) => {
    const { component } = await readJson(request, newComponent)
    const id = store.transaction(() => {
      requireFreeName(store, component.name, 0)
      const created = insertRow(store, 'components', { name: component.name })
      writeComponent(store, requireComponent(store, created), component)
      return created
    })
    return request.json(wire(id), 201)
  })

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const { component } = await readJson(request, componentChange)
    const id = readId(request)
    store.transaction(() => {
      const row = requireComponent(store, id)
      if (component.name !== undefined) requireFreeName(store, component.name, id)
      writeComponent(store, row, component)
    })
    return request.json(wire(id))
  })

  app.delete('/:id{[0-9]+}', (request) => {
    const id = readId(request)
    const deleted = wire(id)
    store.transaction(() => {
      store.run('DELETE FROM components WHERE id = ?', [id])
      bumpCacheVersion(store)
    })
    return request.json(deleted)
  })
  return app
}

/** @throws ManagementError 422 for a sort order by an unknown column */
function componentOrder(sortBy: string): string {
  const [field = '', direction = 'asc'] = sortBy.split(':')
  if (!['id', 'name', 'created_at', 'updated_at'].includes(field))
    throw new ManagementError(422, { error: `Sorting by ${field} is not possible` })
  return `${field} ${field === 'name' ? 'COLLATE NOCASE' : ''} ${direction === 'desc' ? 'DESC' : 'ASC'}, id`
}

function componentSelection(query: URLSearchParams): Sql {
  const search = query.get('search')
  const group = query.get('in_group')
  const ids = query.get('by_ids')
  return allOf([
    ...(search ? [containsText(search, 'name')] : []),
    ...(group ? [sql('component_group_uuid = ?', group)] : []),
    ...(query.has('is_root') ? [sql('is_root = ?', isTrue(query.get('is_root')) ? 1 : 0)] : []),
    ...(ids ? [inList('id', numbersOf(ids))] : []),
  ])
}

function requireComponent(store: Store, id: number): ComponentRow {
  return requireRow<ComponentRow>(store, 'components', id)
}

function requireFreeName(store: Store, name: string, id: number): void {
  if (store.get('SELECT id FROM components WHERE name = ? AND id <> ?', [name, id])) {
    throw invalid('name', 'has already been taken')
  }
}

/** A field that becomes translatable changes delivery responses, so a schema change raises the cache version. */
function writeComponent(store: Store, row: ComponentRow, fields: ComponentFields): void {
  const { name, display_name, schema, is_root, is_nestable, component_group_uuid: group } = fields
  const stored: ComponentSettings = JSON.parse(row.settings)
  updateRow(store, 'components', {
    id: row.id,
    name,
    display_name,
    schema,
    is_root,
    is_nestable,
    component_group_uuid: group === '' ? null : group,
    settings: { ...stored, ...componentSettings.partial().parse(fields) },
  })
  bumpCacheVersion(store)
}
