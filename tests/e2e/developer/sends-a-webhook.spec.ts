import { createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'

const address = '/api/content-changed'
const body = JSON.stringify({
  text: 'x',
  action: 'published',
  space_id: 100_001,
  story_id: 1,
  full_slug: 'global/home',
})
const sign = (text: string, secret = 'local-webhook-secret-of-this-machine') =>
  createHmac('sha1', secret).update(text).digest('hex')

const cases = [
  { name: 'signed', signature: sign(body), data: body, status: 200 },
  { name: 'without a signature', signature: '', data: body, status: 401 },
  { name: 'signed with another secret', signature: sign(body, 'another'), data: body, status: 401 },
  { name: 'changed after signing', signature: sign(body), data: `${body} `, status: 401 },
  { name: 'signed but no message', signature: sign('[]'), data: '[]', status: 400 },
  { name: 'larger than any message', signature: sign('x'), data: 'x'.repeat(70_000), status: 413 },
]

for (const { name, signature, data, status } of cases) {
  test(`a webhook ${name} is answered ${status}`, async ({ request }) => {
    const headers = { 'content-type': 'application/json', 'webhook-signature': signature }
    expect((await request.post(address, { headers, data: Buffer.from(data) })).status()).toBe(status)
  })
}
