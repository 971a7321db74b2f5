import { Hono } from 'hono'
import { z } from 'zod'
import type { ContentContext } from '../../store/content-context.ts'
import { storedTexts } from '../../store/stored-json.ts'
import { webhookTopics } from '../../webhooks/record-event.ts'
import { wholeListResponse } from '../list-rows.ts'
import { readId, readJson, readQuery } from '../read-request.ts'
import { insertRow, requireRow, updateRow } from '../write-row.ts'

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
  const table = 'webhook_endpoints'
  const wire = (id: number) => ({ webhook_endpoint: toWire(requireRow<EndpointRow>(store, table, id)) })

  app.get('/', (request) => {
    readQuery(request, ['page', 'per_page'])
    const rows = store.all<EndpointRow>('SELECT * FROM webhook_endpoints ORDER BY id')
    return wholeListResponse(request, rows.length, { webhook_endpoints: rows.map(toWire) })
  })

  app.get('/allowed_actions', (request) => request.json({ allowed_actions: webhookTopics }))

  app.get('/:id{[0-9]+}', (request) => request.json(wire(readId(request))))

  app.on('POST', '/', async (request) => {
    const { webhook_endpoint: given } = await readJson(request, newEndpoint)
    return request.json(wire(insertRow(store, table, given)), 201)
  })

  app.on(['PUT', 'PATCH'], '/:id{[0-9]+}', async (request) => {
    const { webhook_endpoint: given } = await readJson(request, endpointChange)
    const id = readId(request)
    updateRow(store, table, { ...given, id })
    return request.json(wire(id))
  })

  app.delete('/:id{[0-9]+}', (request) => {
    const deleted = wire(readId(request))
    store.run('DELETE FROM webhook_endpoints WHERE id = ?', [deleted.webhook_endpoint.id])
    return request.json(deleted)
  })
  return app
}

function toWire({ secret: _secret, ...row }: EndpointRow) {
  return { ...row, activated: row.activated === 1, actions: storedTexts(row.actions) }
}
