import StoryblokClient from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  type LocalService,
  managementClient,
  managementFetch,
  startLocalService,
  tokens,
} from '../support/local-service.ts'

let service: LocalService
let client: ReturnType<typeof managementClient>
let js: StoryblokClient
let count = 0

const space = 'spaces/100001'

const versionsResponse = z.looseObject({
  story_versions: z.array(z.looseObject({ content: z.unknown().optional() })).default([]),
})

beforeAll(async () => {
  service = await startLocalService()
  client = managementClient(service.url)
  js = new StoryblokClient({ oauthToken: tokens.managementToken, endpoint: `${service.url}/v1` })
  await client.components.create({
    body: { component: { name: 'page', is_root: true, schema: { title: { type: 'text', translatable: true } } } },
  })
})

afterAll(() => service.remove())

/** A request as the examples of the documentation send it; the client has no types for these parameters. */
async function read(path: string, params: Record<string, string | number | boolean> = {}) {
  const { data } = await js.get(`${space}/${path}`, params)
  return versionsResponse.parse(data)
}

const get = (path: string) => managementFetch(service.url, path)
const put = (path: string, body: unknown) => managementFetch(service.url, path, { method: 'PUT', body })
const page = (title: string) => ({ component: 'page', _uid: 'root', title })

/** A story with a version for each title, the first of which created it. */
async function storyOf(first: string, ...titles: string[]) {
  count += 1
  const { data } = await client.stories.create({
    body: { story: { name: `Story ${count}`, slug: `story-${count}`, content: page(first) } },
  })
  const { id } = data?.story ?? {}
  if (id === undefined) throw new Error('the client returned no story')
  for (const title of titles) await client.stories.update(id, { body: { story: { content: page(title) } } })
  return id
}

async function versionsOf(id: number, query = '') {
  const { body, headers } = await get(`story_versions?by_story_id=${id}${query}`)
  return { versions: body.story_versions, total: Number(headers.get('total')) }
}

describe('the list of versions', () => {
  test('has author, status and event of each, newest first, and contents only on request', async () => {
    const id = await storyOf('Uno', 'Dos')
    await client.stories.publish(id)
    const data = await read('story_versions', { by_story_id: id })
    expect(data.story_versions).toMatchObject([
      {
        story_id: id,
        status: 'published',
        event: 'publish',
        release_id: null,
        user: { friendly_name: 'Local editor' },
      },
      { status: 'draft', event: 'update', user_id: 1 },
      { status: 'draft', event: 'create', created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
    expect(data.story_versions[0]).not.toHaveProperty('content')
    const shown = await read('story_versions', { by_story_id: id, show_content: 1 })
    expect(shown.story_versions.map(({ content }) => content)).toMatchObject([
      { title: 'Dos' },
      { title: 'Dos' },
      { title: 'Uno' },
    ])
  })

  test('is paged', async () => {
    const id = await storyOf('1', '2', '3')
    const second = await versionsOf(id, '&per_page=2&page=2&show_content=true')
    expect(second.total).toBe(3)
    expect(second.versions).toMatchObject([{ content: { title: '1' } }])
  })

  test('holds the latest fifty of a story, each with its whole content', async () => {
    const id = await storyOf('0', ...Array.from({ length: 53 }, (_, at) => String(at + 1)))
    const { versions, total } = await versionsOf(id, '&per_page=100&show_content=true')
    expect(total).toBe(50)
    expect(versions.map(({ content }: { content: { title: string } }) => content.title)).toEqual(
      Array.from({ length: 50 }, (_, at) => String(53 - at)),
    )
  })

  test.each([
    ['story_versions', 422],
    ['story_versions?by_story_id=1&by_release_id=5', 404],
    ['story_versions?by_story_id=1&with_author=1', 422],
    ['stories/1/versions', 501],
  ])('refuses %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })
})

describe('comparing', () => {
  test('responds with the contents of a version and of the draft, and with what differs', async () => {
    const id = await storyOf('Uno', 'Dos')
    const { versions } = await versionsOf(id)
    const data = await read(`stories/${id}/compare`, { version_v2: versions[1].id })
    expect(data).toMatchObject({
      story_version: { id: versions[1].id, content: { title: 'Uno' } },
      story: { id, content: { title: 'Dos' } },
      changes: [{ _uid: 'root', component: 'page', field: 'title', version: 'Uno', current: 'Dos' }],
    })
    expect((await get(`stories/${id}/compare?version=${versions[0].id}`)).body.changes).toEqual([])
  })

  test('finds no version of another story', async () => {
    const [one, other] = [await storyOf('Uno'), await storyOf('Otra')]
    const { versions } = await versionsOf(other)
    expect((await get(`stories/${one}/compare?version_v2=${versions[0].id}`)).status).toBe(404)
    expect((await get(`stories/${one}/compare`)).status).toBe(404)
  })
})

describe('restoring', () => {
  test('the documented call makes a version the draft, as a version of its own', async () => {
    const id = await storyOf('Uno', 'Dos')
    const first = (await versionsOf(id)).versions[1].id
    // The client of the documentation's example drops the parameter `version`.
    expect((await get(`stories/${id}/restore_with?version=${first}&versions_v2=true`)).status).toBe(200)
    expect((await client.stories.get(id)).data?.story?.content.title).toBe('Uno')
    const after = await versionsOf(id, '&show_content=1')
    expect(after.versions).toMatchObject([
      { event: 'restore', content: { title: 'Uno' } },
      { event: 'update', content: { title: 'Dos' } },
      { event: 'create' },
    ])
    expect((await get(`stories/${id}/restore_with?version=${first}`)).status).toBe(501)
  })

  test('a save that restores names the version, and is refused over a newer one', async () => {
    const id = await storyOf('Uno', 'Dos')
    const { versions } = await versionsOf(id)
    const [{ id: base }, { id: first }] = versions
    const body = { story: { content: page('Uno'), base_version_id: base }, restored_version_id: first }
    expect((await put(`stories/${id}`, body)).status).toBe(200)
    expect((await versionsOf(id)).versions[0].event).toBe('restore')
    expect((await put(`stories/${id}`, body)).status).toBe(409)
    const other = (await versionsOf(await storyOf('Otra'))).versions[0].id
    expect((await put(`stories/${id}`, { story: {}, restored_version_id: other })).status).toBe(404)
  })
})
