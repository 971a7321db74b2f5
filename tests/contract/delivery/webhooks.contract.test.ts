import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type LocalService,
  managementClient,
  managementFetch,
  required,
  startLocalService,
} from '../support/local-service.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts'

const secret = 'test-webhook-secret'
// On a busy machine a receiver answers within a second, else it gets a message twice.
const fast = { delays: [20, 40, 80], timeout: 1_000 }
const everyTopic = [
  'story.published',
  'story.unpublished',
  'story.deleted',
  'story.moved',
  'datasource.entries_updated',
  'asset.created',
  'asset.deleted',
]

let service: LocalService
let receiver: WebhookReceiver

beforeEach(async () => {
  receiver = await startWebhookReceiver()
  service = await startLocalService({ webhooks: fast })
})

afterEach(async () => {
  await service.remove()
  await receiver.stop()
})

const call = (method: string, path: string, body?: unknown) => managementFetch(service.url, path, { method, body })

const subscribe = async (endpoint: Record<string, unknown> = {}) => {
  const webhook = { name: 'Site', endpoint: receiver.url, secret, activated: true, actions: everyTopic, ...endpoint }
  const response = await call('POST', 'webhook_endpoints', { webhook_endpoint: webhook })
  expect(response.status).toBe(201)
  return response.body.webhook_endpoint as { id: number }
}

const newStory = async (story: Record<string, unknown>, query = { publish: true }) => {
  const body = { story: { name: 'Home', slug: 'home', content: { component: 'page' }, ...story } }
  const { data } = await managementClient(service.url).stories.create({ body, query })
  return required(data?.story)
}

test('a publish sends its webhook at once, signed over the raw body, with the documented payload', async () => {
  await subscribe()
  const story = await newStory({ name: 'Inicio “ñ”' })
  await receiver.until(1)
  const [message] = receiver.taken
  expect(message?.topic).toBe('story.published')
  expect(message?.body).toEqual({
    text: 'The user published the Story Inicio “ñ” (home)',
    action: 'published',
    space_id: 100_001,
    story_id: story.id,
    full_slug: 'home',
  })
  expect(message?.signature).toBe(
    createHmac('sha1', secret)
      .update(message?.raw ?? '')
      .digest('hex'),
  )
})

test('a secret is never shown and what an endpoint may subscribe to is listed', async () => {
  const { id } = await subscribe()
  expect((await call('GET', `webhook_endpoints/${id}`)).body.webhook_endpoint).not.toHaveProperty('secret')
  expect((await call('GET', 'webhook_endpoints/allowed_actions')).body.allowed_actions).toEqual(
    expect.arrayContaining(everyTopic),
  )
  const wrong = await call('POST', 'webhook_endpoints', { webhook_endpoint: { name: 'x', endpoint: 'file:///etc' } })
  expect(wrong).toMatchObject({ status: 422, body: { endpoint: ['is not a valid address'] } })
})

test('every request that changes what delivery shows sends a webhook, in order; a draft does not', async () => {
  await subscribe()
  const folder = await newStory({ slug: 'keys', is_folder: true, content: undefined })
  const story = await newStory({ slug: 'one', parent_id: folder.id })
  await newStory({ slug: 'draft', parent_id: folder.id }, { publish: false })
  await call('PUT', `stories/${story.id}`, { story: { content: { component: 'page', title: 'draft change' } } })
  await call('PUT', `stories/${folder.id}`, { story: { slug: 'locks' } })
  await call('GET', `stories/${story.id}/unpublish`)
  await call('DELETE', `stories/${story.id}`)
  const source = await call('POST', 'datasources', { datasource: { name: 'Labels', slug: 'labels' } })
  const entry = { name: 'a', value: '1', datasource_id: source.body.datasource.id }
  await call('POST', 'datasource_entries', { datasource_entry: entry })
  const client = managementClient(service.url)
  const asset = await client.assets.create({ body: { short_filename: 'a.svg' }, file: new Blob(['<svg/>']) })
  await call('DELETE', `assets/${required(asset).id}`)
  await receiver.until(8)
  expect(receiver.taken.map(({ topic, body }) => [topic, body.full_slug ?? body.datasource_slug])).toEqual([
    ['story.published', 'keys/one'],
    ['story.moved', 'locks/one'],
    ['story.unpublished', 'locks/one'],
    ['story.deleted', 'locks/one'],
    ['datasource.entries_updated', 'labels'],
    ['datasource.entries_updated', 'labels'],
    ['asset.created', undefined],
    ['asset.deleted', undefined],
  ])
  expect(receiver.taken.at(-1)?.body).toMatchObject({ action: 'deleted', asset_id: required(asset).id })
})

test('translated addresses are named', async () => {
  await subscribe()
  await newStory({ slug: 'llave', translated_slugs_attributes: [{ lang: 'it', slug: 'chiave', name: 'Chiave' }] })
  await receiver.until(1)
  expect(receiver.taken[0]?.body).toMatchObject({ full_slug: 'llave', full_slug__i18n__it: 'chiave' })
})

test('only subscribed and active endpoints receive webhooks', async () => {
  const quiet = await startWebhookReceiver()
  try {
    await subscribe({ endpoint: quiet.url, actions: ['story.deleted'] })
    await subscribe({ endpoint: quiet.url, activated: false })
    await subscribe()
    await newStory({})
    await receiver.until(1)
    expect(quiet.attempts()).toBe(0)
  } finally {
    await quiet.stop()
  }
})

test.each([
  ['answers 500', 500],
  ['answers a redirect', 302],
  ['does not answer', 0],
])('while a receiver %s, messages wait and then come in their order', async (_case, status) => {
  receiver.respondWith(status)
  await subscribe()
  const { id } = await newStory({})
  for (let time = 0; time < 3; time++) await call('GET', `stories/${id}/publish`)
  await call('DELETE', `stories/${id}`)
  while (receiver.attempts() < 3) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(receiver.taken).toEqual([])
  receiver.respondWith(200)
  await receiver.until(5)
  const expected = [...Array.from({ length: 4 }, () => 'story.published'), 'story.deleted']
  expect(receiver.taken.map(({ topic }) => topic)).toEqual(expected)
})

test('a receiver that is down does not hold up another one', async () => {
  const down = await startWebhookReceiver()
  down.respondWith(0)
  try {
    await subscribe({ endpoint: down.url })
    await subscribe()
    await newStory({ slug: 'one' })
    await newStory({ slug: 'two' })
    await receiver.until(2)
    expect(down.taken).toEqual([])
  } finally {
    await down.stop()
  }
})

test('news ends the wait of a message that was refused before', async () => {
  await service.stop()
  service = await startLocalService({ dataFolder: service.dataFolder, webhooks: { delays: [3_600_000] } })
  receiver.respondWith(503)
  await subscribe()
  const { id } = await newStory({})
  while (receiver.attempts() < 1) await new Promise((resolve) => setTimeout(resolve, 10))
  receiver.respondWith(200)
  await call('GET', `stories/${id}/publish`)
  await receiver.until(2)
  expect(receiver.taken).toHaveLength(2)
})

test('what was not delivered before a restart is delivered after it', async () => {
  await subscribe()
  await receiver.stop()
  const { id } = await newStory({})
  await call('GET', `stories/${id}/unpublish`)
  await service.stop()
  receiver = await startWebhookReceiver()
  service = await startLocalService({ dataFolder: service.dataFolder, webhooks: { delays: [3_600_000] } })
  const { body } = await call('GET', 'webhook_endpoints')
  const endpoint = { webhook_endpoint: { endpoint: receiver.url } }
  await call('PUT', `webhook_endpoints/${body.webhook_endpoints[0].id}`, endpoint)
  await call('GET', `stories/${id}/publish`)
  await receiver.until(3)
  expect(receiver.taken.map(({ topic }) => topic)).toEqual(['story.published', 'story.unpublished', 'story.published'])
})
