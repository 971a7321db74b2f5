import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type LocalService, startLocalService, tokens } from '../support/local-service.ts'

// The site's modules for the server say so to its bundler; here there is none.
vi.mock('server-only', () => ({}))
vi.mock('site/search/indexing/shared-index-sync.ts', () => ({
  sharedIndexSync: () => ({
    async storyChanged(id: number) {
      if (isQueueAway) throw new Error('the database is away')
      indexed.push(id)
    },
  }),
}))

const indexed: number[] = []
let isQueueAway = false
const secret = 'webhook-secret-of-this-test-0123456789'
const topics = ['story.published', 'story.unpublished', 'story.deleted', 'story.moved', 'datasource.entries_updated']

const reply = z.looseObject({
  story: z.looseObject({ id: z.number() }).optional(),
  datasource: z.looseObject({ id: z.number() }).optional(),
})
type Reply = z.output<typeof reply>

type Received = { topic: string; status: number; body: unknown }

let receiver: Server
const answered: Received[] = []

/** The site's own handler behind a real server, as the content service reaches it. */
beforeAll(async () => {
  process.env['WEBHOOK_SECRET'] = secret
  const { respondToContentChange } = await import('site/handlers/respond-to-content-change.ts')
  receiver = createServer(async (asked, received) => {
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(part)
    const headers = Object.entries(asked.headers).map(([name, value]): [string, string] => [name, String(value)])
    const response = await respondToContentChange(
      new Request('http://localhost/api/content-changed', { method: 'POST', headers, body: Buffer.concat(parts) }),
    )
    answered.push({
      topic: String(asked.headers['x-storyblok-topic']),
      status: response.status,
      body: await response.json(),
    })
    received.writeHead(response.status).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve))
})

afterAll(() => {
  delete process.env['WEBHOOK_SECRET']
  receiver.close()
})

type Space = { service: LocalService; call: (method: string, path: string, body?: unknown) => Promise<Reply> }

/** A space whose webhook leads to the site. */
async function subscribed(spaceId: number): Promise<Space> {
  const service = await startLocalService({ spaceId })
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${service.url}/v1/spaces/${spaceId}/${path}`, {
      method,
      headers: { authorization: tokens.managementToken, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return reply.parse(await response.json())
  }
  const endpoint = `http://localhost:${(receiver.address() as AddressInfo).port}/api/content-changed`
  await call('POST', 'webhook_endpoints', {
    webhook_endpoint: { name: 'Site', endpoint, secret, activated: true, actions: topics },
  })
  return { service, call }
}

const newStory = { story: { name: 'Home', slug: 'home', content: { component: 'page' } }, publish: 1 }

test('every kind of message that the content service sends about stories and datasources is followed', async () => {
  const { service, call } = await subscribed(100_001)
  try {
    const id = (await call('POST', 'stories', newStory)).story?.id
    await call('PUT', `stories/${id}`, { story: { slug: 'start' }, publish: 1 })
    await call('GET', `stories/${id}/unpublish`)
    await call('DELETE', `stories/${id}`)
    const { datasource } = await call('POST', 'datasources', { datasource: { name: 'Labels', slug: 'labels' } })
    const entry = { name: 'a', value: '1', datasource_id: datasource?.id }
    await call('POST', 'datasource_entries', { datasource_entry: entry })
    await vi.waitFor(() => expect(answered.map(({ topic }) => topic)).toContain('datasource.entries_updated'), 10_000)
    expect(new Set(answered.map(({ topic }) => topic))).toEqual(new Set(topics))
    expect(answered.filter(({ status, body }) => status !== 200 || !isFollowed(body))).toEqual([])
    expect(new Set(indexed)).toEqual(new Set([id]))
  } finally {
    await service.remove()
  }
})

test('a change that the queue of the search cannot store has the response 503, so that its message is repeated', async () => {
  answered.length = 0
  const { service, call } = await subscribed(100_001)
  isQueueAway = true
  try {
    await call('POST', 'stories', newStory)
    await vi.waitFor(() => expect(answered).not.toEqual([]), 10_000)
    expect(answered[0]).toMatchObject({ status: 503, body: { detail: expect.stringContaining('Repeat the message') } })
  } finally {
    isQueueAway = false
    await service.remove()
  }
})

test('the messages of another space are refused, although they are signed with the same secret', async () => {
  answered.length = 0
  const { service, call } = await subscribed(100_002)
  try {
    const before = indexed.length
    await call('POST', 'stories', newStory)
    await vi.waitFor(() => expect(answered).not.toEqual([]), 10_000)
    expect(answered[0]).toMatchObject({
      topic: 'story.published',
      status: 403,
      body: { detail: expect.stringContaining('SPACE_ID') },
    })
    expect(indexed).toHaveLength(before)
  } finally {
    await service.remove()
  }
})

function isFollowed(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'invalidated' in body
}
