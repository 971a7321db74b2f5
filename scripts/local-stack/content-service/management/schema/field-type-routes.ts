import { Hono } from 'hono'
import { z } from 'zod'
import type { ContentContext } from '../../store/content-context.ts'
import { storedValue } from '../../store/stored-json.ts'
import { listResponse, listRows, pageOf } from '../list-rows.ts'
import { invalid, notFound } from '../management-error.ts'
import { isTrue, readId, readJson, readQuery } from '../read-request.ts'

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

  app.get('/', (request) => {
    const query = readQuery(request, ['page', 'per_page', 'search', 'only_mine'])
    const listed = listRows<FieldTypeRow>(store, {
      columns: '*',
      from: 'field_types',
      selection: { conditions: ['name LIKE ?'], values: [`%${query.get('search') ?? ''}%`] },
      orderBy: 'id',
      page: pageOf(query),
    })
    return listResponse(request, listed, { field_types: listed.rows.map(({ id, name }) => ({ id, name })) })
  })

  app.get('/:id{[0-9]+}', (request) => request.json({ field_type: toWire(requireFieldType(readId(request))) }))

  app.on('POST', '/', async (request) => {
    const { field_type: given } = await readJson(request, newFieldType)
    if (store.get('SELECT id FROM field_types WHERE name = ?', [given.name])) {
      throw invalid('name', 'has already been taken')
    }
    const now = new Date().toISOString()
    const id = store.transaction(() => {
      const created = store.run('INSERT INTO field_types (name, created_at, updated_at) VALUES (?, ?, ?)', [
        given.name,
        now,
        now,
      ])
      write(requireFieldType(created.id), given, false)
      return created.id
    })
    return request.json({ field_type: toWire(requireFieldType(id)) }, 201)
  })

  app.on('PUT', '/:id{[0-9]+}', async (request) => {
    const { field_type: given, publish } = await readJson(request, fieldTypeChange)
    const isPublished = isTrue(z.union([z.boolean(), z.number(), z.string()]).catch(false).parse(publish))
    store.transaction(() => write(requireFieldType(readId(request)), given, isPublished))
    return request.body(null, 200)
  })

  function requireFieldType(id: number): FieldTypeRow {
    const row = store.get<FieldTypeRow>('SELECT * FROM field_types WHERE id = ?', [id])
    if (!row) throw notFound()
    return row
  }

  function write(row: FieldTypeRow, given: z.output<typeof fields>, isPublished: boolean): void {
    const body = given.body ?? row.body
    store.run(
      `UPDATE field_types SET name = ?, body = ?, compiled_body = ?, options = ?, space_ids = ?, updated_at = ?
       WHERE id = ?`,
      [
        given.name ?? row.name,
        body,
        isPublished ? body : row.compiled_body,
        given.options ? JSON.stringify(given.options) : row.options,
        given.space_ids ? JSON.stringify(given.space_ids) : row.space_ids,
        new Date().toISOString(),
        row.id,
      ],
    )
  }
  return app
}

function toWire(row: FieldTypeRow) {
  return { ...row, options: storedValue(row.options), space_ids: storedValue(row.space_ids) }
}
