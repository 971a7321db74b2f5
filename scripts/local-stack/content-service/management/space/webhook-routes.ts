import { Hono } from 'hono'
import { z } from 'zod'
import type { ContentContext } from '../../store/content-context.ts'
import type { Store } from '../../store/open-store.ts'
import { storedTexts } from '../../store/stored-json.ts'
import { webhookTopics } from '../../webhooks/record-event.ts'
import { wholeListResponse } from '../list-rows.ts'
import { notFound } from '../management-error.ts'
import { readId, readJson, readQuery } from '../read-request.ts'

const fields = z
  .object({
    name: z.string().trim().min(1, "can't be blank"),
    endpoint: z.url({ protocol: /^https?$/, error: 'is not a valid address' }),
    description: z.string(),
    secret: z.string().nullable(),
    activated: z.boolean(),
    actions: z.array(z.enum(webhookTopics)),
  })
  .partial()
const newEndpoint = z.object({ webhook_endpoint: fields.required({ name: true, endpoint: true }) })
const endpointChange = z.object({ webhook_endpoint: fields })

type EndpointRow = {
  id: number
  name: string
  endpoint: string
  description: string
  secret: string | null
  activated: number
  actions: string
  created_at: string
  updated_at: string
}

/** `/webhook_endpoints` of a space. Storyblok docs, management API: webhooks. Responses never contain the secret. */
export function webhookRoutes({ store }: ContentContext): Hono {
  const app = new Hono()

  app.get('/', (request) => {
    readQuery(request, ['page', 'per_page'])
    const rows = store.all<EndpointRow>('SELECT * FROM webhook_endpoints ORDER BY id')
    return wholeListResponse(request, rows.length, { webhook_endpoints: rows.map(toWire) })
  })

  app.get('/allowed_actions', (request) => request.json({ allowed_actions: webhookTopics }))

  app.get('/:id{[0-9]+}', (request) =>
    request.json({ webhook_endpoint: toWire(requireEndpoint(store, readId(request))) }),
  )

  app.on('POST', '/', async (request) => {
    const { webhook_endpoint: given } = await readJson(request, newEndpoint)
    const id = store.transaction(() => {
      const now = new Date().toISOString()
      const created = store.run(
        'INSERT INTO webhook_endpoints (name, endpoint, created_at, updated_at) VALUES (?, ?, ?, ?)',
        [given.name, given.endpoint, now, now],
      )
      writeEndpoint(store, requireEndpoint(store, created.id), given)
      return created.id
    })
    return request.json({ webhook_endpoint: toWire(requireEndpoint(store, id)) }, 201)
  })

  app.on(['PUT', 'PATCH'], '/:id{[0-9]+}', async (request) => {
    const { webhook_endpoint: given } = await readJson(request, endpointChange)
    const id = readId(request)
    store.transaction(() => writeEndpoint(store, requireEndpoint(store, id), given))
    return request.json({ webhook_endpoint: toWire(requireEndpoint(store, id)) })
  })

  app.delete('/:id{[0-9]+}', (request) => {
    const row = requireEndpoint(store, readId(request))
    store.transaction(() => store.run('DELETE FROM webhook_endpoints WHERE id = ?', [row.id]))
    return request.json({ webhook_endpoint: toWire(row) })
  })
  return app
}

function requireEndpoint(store: Store, id: number): EndpointRow {
  const row = store.get<EndpointRow>('SELECT * FROM webhook_endpoints WHERE id = ?', [id])
  if (!row) throw notFound()
  return row
}

function writeEndpoint(store: Store, row: EndpointRow, given: z.output<typeof fields>): void {
  store.run(
    `UPDATE webhook_endpoints SET name = ?, endpoint = ?, description = ?, secret = ?, activated = ?, actions = ?,
       updated_at = ? WHERE id = ?`,
    [
      given.name ?? row.name,
      given.endpoint ?? row.endpoint,
      given.description ?? row.description,
      given.secret === undefined ? row.secret : given.secret,
      Number(given.activated ?? row.activated),
      given.actions ? JSON.stringify(given.actions) : row.actions,
      new Date().toISOString(),
      row.id,
    ],
  )
}

function toWire({ secret: _secret, ...row }: EndpointRow) {
  return { ...row, activated: row.activated === 1, actions: storedTexts(row.actions) }
}
