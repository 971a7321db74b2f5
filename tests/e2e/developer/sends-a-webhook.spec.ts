import { createHmac, randomUUID } from 'node:crypto'
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

const now = Math.floor(Date.now() / 1000)

function signed(change: Record<string, unknown>) {
  const data = JSON.stringify({ ...JSON.parse(body), ...change })
  return { data, signature: sign(data) }
}

type Case = { name: string; signature: string; data: string; headers?: Record<string, string>; status: number }

const cases: readonly Case[] = [
  { name: 'signed', signature: sign(body), data: body, status: 200 },
  { name: 'without a signature', signature: '', data: body, status: 401 },
  { name: 'signed with another secret', signature: sign(body, 'another'), data: body, status: 401 },
  { name: 'changed after signing', signature: sign(body), data: `${body} `, status: 401 },
  { name: 'signed but no message', signature: sign('[]'), data: '[]', status: 400 },
  { name: 'of another space', ...signed({ space_id: 100_002 }), status: 403 },
  { name: 'of no space', ...signed({ space_id: undefined }), status: 400 },
  { name: 'of an hour ago', ...signed({}), headers: { 'webhook-timestamp': String(now - 3600) }, status: 400 },
  { name: 'of now', ...signed({}), headers: { 'webhook-timestamp': String(now) }, status: 200 },
  { name: 'larger than any message', signature: sign('x'), data: 'x'.repeat(70_000), status: 413 },
]

for (const { name, signature, data, headers: more, status } of cases) {
  test(`a webhook ${name} gets ${status}`, async ({ request }) => {
    const headers = { 'content-type': 'application/json', 'webhook-signature': signature, ...more }
    expect((await request.post(address, { headers, data: Buffer.from(data) })).status()).toBe(status)
  })
}

test('a webhook that is repeated under its identifier gets 200 and is ignored', async ({ request }) => {
  const { data, signature } = signed({})
  const headers = { 'webhook-signature': signature, 'webhook-id': `msg_${randomUUID()}` }
  const [first, second] = [
    await request.post(address, { headers, data: Buffer.from(data) }),
    await request.post(address, { headers, data: Buffer.from(data) }),
  ]
  expect([first.status(), await first.json()]).toEqual([200, { invalidated: expect.any(Number) }])
  expect([second.status(), await second.json()]).toEqual([200, { ignored: expect.stringContaining('webhook-id') }])
})

test('a webhook of an unknown kind gets 200 and invalidates no cached page', async ({ request }) => {
  const page = '/en/news'
  const source = async () => (await request.get(page)).headers()['cache-status']
  await expect.poll(source).toBe('zarandal; hit')
  const { data, signature } = signed({ action: 'roles_updated', story_id: undefined, full_slug: undefined })
  const response = await request.post(address, { headers: { 'webhook-signature': signature }, data: Buffer.from(data) })
  expect([response.status(), await response.json()]).toEqual([200, { ignored: expect.any(String) }])
  expect(await source()).toBe('zarandal; hit')
})
