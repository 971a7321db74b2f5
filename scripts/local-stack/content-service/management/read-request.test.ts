import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { ManagementError } from './management-error.ts'
import { readJson } from './read-request.ts'

const app = new Hono()
app.onError((error, request) =>
  error instanceof ManagementError ? request.json(error.body, error.status) : request.text('failed', 500),
)
const schema = z.object({
  tag: z.object({ name: z.string().min(1, "can't be blank"), list: z.array(z.string()).max(3).optional() }),
})
app.post('/', async (request) => request.json(await readJson(request, schema)))

test.each([
  ['{"tag":{"name":"a"}}', 200],
  ['{"tag":{"name":""}}', 422],
  ['{"tag":{"name":{"length":{"toString":1}}}}', 422],
  ['{"tag":{"name":"a","list":{"length":{"valueOf":1}}}}', 422],
  ['{"tag"', 400],
  ['', 422],
])('the body %s is answered with %i', async (body, status) => {
  expect((await app.request('/', { method: 'POST', body })).status).toBe(status)
})
