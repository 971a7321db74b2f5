import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deliveredStory,
  type LocalService,
  managementClient,
  managementFetch,
  required,
  startLocalService,
} from '../support/local-service.ts'
import { startWebhookReceiver } from '../support/webhook-receiver.ts'

let service: LocalService
let client: ReturnType<typeof managementClient>
let count = 0

beforeAll(async () => {
  service = await startLocalService()
  client = managementClient(service.url)
})

afterAll(() => service.remove())

const call = (method: string, path: string, body?: unknown) => managementFetch(service.url, path, { method, body })

async function newRelease(release: Record<string, unknown> = {}): Promise<number> {
  const response = await call('POST', 'releases', { release: { name: 'Verano', ...release } })
  expect(response.status).toBe(201)
  return response.body.release.id
}

async function newStory(title = 'Uno', query: { publish?: boolean } = { publish: true }) {
  count += 1
  const body = { story: { name: `Story ${count}`, slug: `story-${count}`, content: { component: 'page', title } } }
  return required((await client.stories.create({ body, query })).data?.story)
}

/** Stores the story as it will be after the release, as the official client does. */
function save(id: number, release: number, title: string) {
  return client.stories.update(id, {
    body: { story: { content: { component: 'page', title } } },
    query: { release_id: release },
  })
}

async function titleOf(id: number, query: { release_id?: number } = {}) {
  return required((await client.stories.get(id, { query })).data?.story).content?.title
}

const hasConflicts = async (release: number) =>
  (await call('GET', `releases/${release}/conflict_check`)).body.has_conflicts

const moment = (ms: number) => new Date(Date.now() + ms).toISOString()

describe('releases', () => {
  test('are created, listed, read, changed and deleted', async () => {
    const id = await newRelease({ name: 'Invierno', release_at: '2099-12-24 18:00', timezone: 'Europe/Madrid' })
    expect((await call('GET', `releases/${id}`)).body.release).toMatchObject({
      id,
      uuid: expect.any(String),
      name: 'Invierno',
      release_at: '2099-12-24T17:00:00.000Z',
      released: false,
      timezone: 'Europe/Madrid',
      branches_to_deploy: [],
      public: true,
    })
    const renamed = await call('PUT', `releases/${id}`, { release: { name: 'Navidad', release_at: null } })
    expect(renamed.body.release).toMatchObject({ name: 'Navidad', release_at: null, timezone: 'Europe/Madrid' })
    const listed = await call('GET', 'releases')
    expect(listed.headers.get('total')).toBe('1')
    expect(listed.body.releases).toEqual([renamed.body.release])
    expect((await call('DELETE', `releases/${id}`)).status).toBe(200)
    expect((await call('GET', `releases/${id}`)).status).toBe(404)
  })

  test.each([
    ['2099-07-01 09:00', 'Europe/Madrid', '2099-07-01T07:00:00.000Z'],
    ['2099-07-01 09:00', null, '2099-07-01T09:00:00.000Z'],
    ['2099-07-01T09:00:00+05:00', 'Europe/Madrid', '2099-07-01T04:00:00.000Z'],
    ['2099-07-01', 'America/Bahia', '2099-07-01T03:00:00.000Z'],
  ])('the time %s in the zone %s is %s', async (text, timezone, expected) => {
    const id = await newRelease({ release_at: text, timezone })
    expect((await call('GET', `releases/${id}`)).body.release.release_at).toBe(expected)
    await call('DELETE', `releases/${id}`)
  })

  test.each([
    [{ name: '' }, 422, { name: ["can't be blank"] }],
    [{ release_at: '2025-01-01 01:01' }, 422, { release_at: ['lies in the past'] }],
    [{ release_at: 'soon' }, 422, { release_at: ['is not a valid date'] }],
    [{ timezone: 'Mars/Olympus' }, 422, { timezone: ['is not a time zone'] }],
    [{ branches_to_deploy: [1] }, 501, { error: expect.stringContaining('pipelines') }],
    [{ users_to_notify_ids: ['1'] }, 501, { error: expect.stringContaining('mail') }],
    [{ public: false }, 501, { error: expect.stringContaining('Every editor') }],
    [{ allowed_user_ids: [1] }, 501, { error: expect.stringContaining('Every editor') }],
    [{ allowed_space_role_ids: [1] }, 501, { error: expect.stringContaining('roles') }],
    [{ allowed_api_key_ids: [1] }, 501, { error: expect.stringContaining('tokens') }],
  ])('a release with %j is refused', async (wrong, status, body) => {
    const response = await call('POST', 'releases', { release: { name: 'R', ...wrong } })
    expect(response).toMatchObject({ status, body })
  })
})

describe('a story in releases', () => {
  test('is stored apart from its draft and from other releases', async () => {
    const [first, second] = [await newRelease(), await newRelease({ name: 'Otoño' })]
    const story = await newStory()
    await save(story.id, first, 'Verano')
    await save(story.id, second, 'Otoño')
    expect(await titleOf(story.id)).toBe('Uno')
    expect(await titleOf(story.id, { release_id: first })).toBe('Verano')
    expect(await titleOf(story.id, { release_id: second })).toBe('Otoño')
    expect((await client.stories.get(story.id)).data?.story).toMatchObject({ unpublished_changes: false })
    const listed = await client.stories.list({ query: { in_release: first, release_id: first } })
    expect(listed.data?.stories).toMatchObject([{ id: story.id, release_ids: [first, second] }])
    expect((await deliveredStory(service.url, story.full_slug)).body.story.content).toMatchObject({ title: 'Uno' })
  })

  test('that a client reads, changes and sends back whole is stored', async () => {
    const release = await newRelease()
    const { id } = await newStory()
    const read = required((await client.stories.get(id, { query: { release_id: release } })).data?.story)
    const story = { ...read, content: { ...read.content, title: 'Entero' } }
    await call('PUT', `stories/${id}?release_id=${release}`, { story })
    const again = required((await client.stories.get(id, { query: { release_id: release } })).data?.story)
    expect(again.content?.title).toBe('Entero')
    const response = await call('PUT', `stories/${id}?release_id=${release}`, { story: again })
    expect(response).toMatchObject({ status: 200, body: { story: { current_version_id: again.current_version_id } } })
  })

  test('refuses the save of an editor who has not seen the latest one', async () => {
    const release = await newRelease()
    const { id, current_version_id: opened } = await newStory()
    const story = { content: { component: 'page', title: 'A' }, current_version_id: opened }
    expect((await call('PUT', `stories/${id}`, { story, release_id: release })).status).toBe(200)
    expect((await call('PUT', `stories/${id}`, { story, release_id: release })).status).toBe(409)
    expect((await call('PUT', `stories/${id}`, { story, release_id: release, force_update: 1 })).status).toBe(200)
  })

  test('leaves the release, with what the release held of it', async () => {
    const release = await newRelease()
    const { id } = await newStory()
    await save(id, release, 'Fuera')
    const versions = `versions?model=stories&model_id=${id}`
    expect((await call('GET', `${versions}&release_id=${release}`)).body.versions).toHaveLength(1)
    expect((await call('GET', versions)).body.versions).toHaveLength(2)
    expect((await call('DELETE', `releases/${release}/stories/${id}`)).status).toBe(204)
    expect(await titleOf(id, { release_id: release })).toBe('Uno')
    expect((await call('GET', `${versions}&release_id=${release}`)).body.versions).toEqual([])
    expect((await call('DELETE', `releases/${release}/stories/${id}`)).status).toBe(404)
  })

  test('is deleted from the release with the release, and keeps its draft', async () => {
    const release = await newRelease()
    const { id } = await newStory()
    await save(id, release, 'Fuera')
    expect((await call('DELETE', `releases/${release}`)).status).toBe(200)
    expect((await call('GET', `versions?model=stories&model_id=${id}&release_id=${release}`)).body.versions).toEqual([])
    expect(await titleOf(id)).toBe('Uno')
    expect((await client.stories.get(id)).data?.story).toMatchObject({ release_ids: [] })
  })

  test('goes back to an earlier version within the release, which is listed as a restore', async () => {
    const release = await newRelease()
    const { id } = await newStory()
    await save(id, release, 'Antes')
    await save(id, release, 'Después')
    const listed = async () => (await call('GET', `story_versions?by_story_id=${id}&by_release_id=${release}`)).body
    const eventsOf = async () => (await listed()).story_versions.map(({ event }: { event: string }) => event)
    const before: { id: number } = (await listed()).story_versions[1]
    await call('PUT', `versions/${before.id}?model=stories&model_id=${id}`)
    expect(await titleOf(id, { release_id: release })).toBe('Antes')
    expect(await titleOf(id)).toBe('Uno')
    expect(await eventsOf()).toEqual(['restore', 'update', 'update'])
    const story = { content: { component: 'page', title: 'Una parte' } }
    await call('PUT', `stories/${id}?release_id=${release}`, { story, restored_version_id: before.id })
    await save(id, release, 'Otra vez')
    expect(await eventsOf()).toEqual(['update', 'restore', 'restore', 'update', 'update'])
    const foreign = { story, restored_version_id: 424_242 }
    expect((await call('PUT', `stories/${id}?release_id=${release}`, foreign)).status).toBe(404)
  })

  test.each([
    ['PUT', '', { story: { slug: 'other' } }, 'slug'],
    ['PUT', '', { story: { tag_list: ['x'] } }, 'tag_list'],
    ['PUT', '', { story: { translated_slugs_attributes: [{ lang: 'de', slug: 'x' }] } }, 'translated_slugs'],
    ['PUT', '', { story: {}, publish: 1 }, 'published with its release'],
    ['GET', '/publish', undefined, 'published with its release'],
    ['GET', '/unpublish', undefined, 'published with its release'],
  ])('%s%s with %j is refused with a sentence', async (method, path, body, reason) => {
    const release = await newRelease()
    const { id } = await newStory()
    const response = await call(method, `stories/${id}${path}?release_id=${release}`, body)
    expect(response).toMatchObject({ status: 501, body: { error: expect.stringContaining(reason) } })
  })

  test('a folder and an unknown release are refused', async () => {
    const body = { story: { name: 'F', slug: 'folder-in-release', is_folder: true } }
    const folder = required((await client.stories.create({ body })).data?.story)
    const story = { name: 'F' }
    expect((await call('PUT', `stories/${folder.id}?release_id=${await newRelease()}`, { story })).status).toBe(501)
    expect((await call('PUT', `stories/${folder.id}?release_id=424242`, { story })).status).toBe(404)
  })
})

describe('conflicts', () => {
  test('arise from a later change of the draft, and end when the release takes it into account', async () => {
    const release = await newRelease()
    const { id } = await newStory()
    await save(id, release, 'Con la feria')
    expect(await hasConflicts(release)).toBe(false)
    await client.stories.update(id, { body: { story: { content: { component: 'page', title: 'Corregido' } } } })
    expect(await hasConflicts(release)).toBe(true)
    const { story } = (await call('GET', `stories/${id}?release_id=${release}`)).body
    expect(story.base_version_id).not.toBe(story.main_version_id)
    await call('PUT', `stories/${id}?release_id=${release}`, { story: { base_version_id: story.main_version_id } })
    expect(await hasConflicts(release)).toBe(false)
    expect(await titleOf(id, { release_id: release })).toBe('Con la feria')
  })

  test('leave the version on which the release is based, whatever number of saves follows', async () => {
    const release = await newRelease()
    const { id } = await newStory('Base')
    await save(id, release, 'Con la feria')
    for (let at = 0; at < 60; at++) await call('PUT', `stories/${id}`, { story: { name: `Name ${at}` } })
    const { base_version_id: base } = (await call('GET', `stories/${id}?release_id=${release}`)).body.story
    expect((await call('GET', `versions/${base}`)).body.version.content).toMatchObject({ title: 'Base' })
    const { headers } = await call('GET', `versions?model=stories&model_id=${id}`)
    expect(headers.get('total')).toBe('51')
  })

  test('do not arise from a publish of the same draft', async () => {
    const release = await newRelease()
    const { id } = await newStory('Uno', { publish: false })
    await save(id, release, 'Con la feria')
    await client.stories.publish(id)
    expect(await hasConflicts(release)).toBe(false)
  })

  test('arise in the later release when an earlier one with the same story is released', async () => {
    const [first, second] = [await newRelease(), await newRelease()]
    const { id } = await newStory()
    await save(id, first, 'Primero')
    await save(id, second, 'Segundo')
    await call('PUT', `releases/${first}`, { do_release: true })
    expect(await hasConflicts(first)).toBe(false)
    expect(await hasConflicts(second)).toBe(true)
  })
})

describe('releasing', () => {
  test('publishes every story at once, with its webhooks and a new cache version', async () => {
    const receiver = await startWebhookReceiver()
    const actions = ['story.published', 'release.merged']
    const endpoint = { name: 'Site', endpoint: receiver.url, activated: true, actions }
    const { body } = await call('POST', 'webhook_endpoints', { webhook_endpoint: endpoint })
    const release = await newRelease({ name: 'Feria' })
    const stories = [await newStory('Uno', { publish: false }), await newStory('Uno', { publish: false })]
    for (const { id } of stories) await save(id, release, 'Feria')
    const { cv } = (await deliveredStory(service.url, (await newStory()).full_slug)).body
    const released = await call('PUT', `releases/${release}`, { release: { name: 'Feria' }, do_release: true })
    expect(released.body.release).toMatchObject({ released: true, name: 'Feria' })
    for (const { full_slug: slug } of stories) {
      const delivered = await deliveredStory(service.url, slug)
      expect(delivered.body.story.content).toMatchObject({ title: 'Feria' })
      expect(delivered.body.cv).toBeGreaterThan(cv)
    }
    await receiver.until(4)
    expect(receiver.taken.slice(1).map(({ topic }) => topic)).toEqual([
      'story.published',
      'story.published',
      'release.merged',
    ])
    expect(receiver.taken[3]?.body).toEqual({
      text: 'The release Feria has been merged.',
      action: 'merged',
      space_id: 100_001,
      release_id: release,
    })
    await call('DELETE', `webhook_endpoints/${body.webhook_endpoint.id}`)
    await receiver.stop()
  })

  test('happens once; afterwards the release is closed and says what it held', async () => {
    const release = await newRelease()
    const { id } = await newStory()
    await save(id, release, 'Final')
    expect((await call('PUT', `releases/${release}`, { release: { do_release: true } })).status).toBe(200)
    expect((await call('PUT', `releases/${release}`, { do_release: true })).status).toBe(422)
    expect((await call('PUT', `releases/${release}`, { release: { release_at: moment(60_000) } })).status).toBe(422)
    expect((await call('PUT', `stories/${id}?release_id=${release}`, { story: { name: 'Late' } })).status).toBe(422)
    expect((await call('DELETE', `releases/${release}/stories/${id}`)).status).toBe(422)
    const listed = await client.stories.list({ query: { in_release: release } })
    expect(listed.data?.stories).toMatchObject([{ id, release_ids: [] }])
  })

  test('leaves a story in the trash where it is', async () => {
    const release = await newRelease()
    const [trashed, other] = [await newStory(), await newStory()]
    for (const { id } of [trashed, other]) await save(id, release, 'Final')
    await client.stories.delete(trashed.id)
    expect((await call('PUT', `releases/${release}`, { do_release: true })).status).toBe(200)
    expect((await deliveredStory(service.url, trashed.full_slug)).status).toBe(404)
    expect((await deliveredStory(service.url, other.full_slug)).body.story.content).toMatchObject({ title: 'Final' })
  })
})
