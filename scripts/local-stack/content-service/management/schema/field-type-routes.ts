import { Hono } from 'hono'
import { z } from 'zod'
import { sql } from '../../delivery/query/sql-text.ts'
import type { ContentContext } from '../../store/content-context.ts'
import { storedValue } from '../../store/stored-json.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { invalid } from '../management-error.ts'
import { isTrue, readId, readJson, readQuery } from '../read-request.ts'
import { insertRow, requireRow, updateRow } from '../write-row.ts'

const fields = z
  .object({
    name: z.string().trim().min(1, "can't be blank"),
    body: z.string(),
    options: z.array(z.object({ name: z.string(), value: z.string() }).loose()),
    space_ids: z.array(z.number()),
  })
  .partial()
const newFieldType = z.object({ field_type: fields.required({ name: true }) })
const fieldTypeChange = z.object({ field_type: fields, publish: z.unknown().optional() })

type FieldTypeRow = {
  id: number
  name: string
  body: string
  compiled_body: string
  options: string
  space_ids: string
}

/** `/v1/field_types`: bundles of field plugins. `compiled_body` is the last published bundle. */
export function fieldTypeRoutes({ store }: ContentContext): Hono {
  const app = new Hono()
  const table = 'field_types'
  const wire = (id: number) => ({ field_type: toWire(requireRow<FieldTypeRow>(store, table, id)) })

  app.get('/', (request) => {
    const query = readQuery(request, ['page', 'per_page', 'search', 'only_mine'])
    const listed = listRows<FieldTypeRow>(store, {
      columns: '*',
      from: 'field_types',
      condition: sql('name LIKE ?', `%${query.get('search') ?? ''}%`),
      orderBy: 'id',
      page: pageOf(query),
    })
    return listResponse(request, listed, { field_types: listed.rows.map(({ id, name }) => ({ id, name })) })
  })

  app.get('/:id{[0-9]+}', (request) => request.json(wire(readId(request))))

  app.on('POST', '/', async (request) => {
    const { field_type: given } = await readJson(request, newFieldType)
    if (store.get('SELECT id FROM field_types WHERE name = ?', [given.name])) {
      throw invalid('name', 'has already been taken')
    }
    return request.json(wire(insertRow(store, table, given)), 201)
  })

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const { field_type: given, publish } = await readJson(request, fieldTypeChange)
    const isPublished = isTrue(z.union([z.boolean(), z.number(), z.string()]).catch(false).parse(publish))
    store.transaction(() => {
      const row = requireRow<FieldTypeRow>(store, table, readId(request))
      updateRow(store, table, { ...given, id: row.id, ...(isPublished && { compiled_body: given.body ?? row.body }) })
    })
    return request.body(null, 200)
  })
  return app
}

function toWire(row: FieldTypeRow) {
  return { ...row, options: storedValue(row.options), space_ids: storedValue(row.space_ids) }
}
