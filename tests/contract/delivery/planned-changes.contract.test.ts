import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type LocalService,
  managementClient,
  managementFetch,
  required,
  spaceId,
  startLocalService,
  tokens,
} from '../support/local-service.ts'

// The site's modules for the server say so to its bundler; here there is none.
vi.mock('server-only', () => ({}))

let service: LocalService
let count = 0

beforeAll(async () => {
  service = await startLocalService()
  await managementClient(service.url).spaces.update({
    body: { space: { languages: [{ code: 'it', name: 'Italiano' }] } },
  })
})

afterAll(() => service.remove())

beforeEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The port with its own settings and an empty cache. */
async function openPort(settings: { url?: string; token?: string } = {}) {
  const { url = service.url, token = tokens.managementToken } = settings
  vi.stubEnv('CONTENT_MANAGEMENT_URL', url)
  vi.stubEnv('CONTENT_PREVIEW_PLAN_TOKEN', token)
  vi.stubEnv('SPACE_ID', String(spaceId))
  Reflect.deleteProperty(globalThis, Symbol.for('site.runtime'))
  return await import('site/features/planned-previews/plan/read-plan.ts')
}

async function send(method: string, path: string, body: unknown) {
  const response = await managementFetch(service.url, path, { method, body })
  expect(response.status).toBeLessThan(300)
  return response.body
}

async function newStory() {
  count += 1
  const body = {
    story: { name: `Story ${count}`, slug: `port-${count}`, content: { component: 'page', _uid: 'r', title: 'A' } },
  }
  return required((await managementClient(service.url).stories.create({ body, query: { publish: true } })).data?.story)
}

const plan = async (scheduling: object) => await send('POST', 'story_schedulings', { story_scheduling: scheduling })
const newRelease = async (name: string, at?: string): Promise<number> =>
  (await send('POST', 'releases', { release: { name, ...(at && { release_at: at, timezone: 'Europe/Madrid' }) } }))
    .release.id

describe('what the content service plans', () => {
  test('is read with its releases, publishes, unpublishes and languages', async () => {
    const [first, second, third] = [await newStory(), await newStory(), await newStory()]
    await plan({ story_id: first.id, publish_at: '2090-01-01T10:00:00Z' })
    await plan({ story_id: second.id, publish_at: '2090-01-01T11:00:00Z', action: 'unpublish', language: 'it' })
    const release = await newRelease('Launch', '2090-01-01 13:30')
    await send('PUT', `stories/${third.id}`, { story: { name: 'Third' }, release_id: release })
    const { plannedChanges, readReleases } = await openPort()
    const moment = Date.parse('2090-01-01T12:30:00Z')
    const common = { contentType: 'page', isPublished: true }
    expect(await plannedChanges({ moment })).toEqual([
      expect.objectContaining({
        ...common,
        storyId: first.id,
        uuid: first.uuid,
        address: first.full_slug,
        source: 'draft',
      }),
      expect.objectContaining({ ...common, storyId: second.id, language: 'it', source: 'unpublished' }),
      // 13:30 in Madrid.
      expect.objectContaining({ ...common, storyId: third.id, source: release, at: moment }),
    ])
    expect(await plannedChanges({ moment: moment - 1 })).toHaveLength(2)
    expect(await plannedChanges({ release })).toEqual([expect.objectContaining({ storyId: third.id, source: release })])
    expect(await plannedChanges({})).toEqual([])
    expect((await readReleases()).value).toContainEqual({ id: release, name: 'Launch', at: moment })
  })

  test('is read to the last page', async () => {
    const release = await newRelease('Large')
    const stories = await Promise.all(Array.from({ length: 130 }, newStory))
    for (const { id } of stories) {
      await send('PUT', `stories/${id}`, { story: { name: 'Changed' }, release_id: release })
      await plan({ story_id: id, publish_at: '2091-01-01T10:00:00Z' })
    }
    const { plannedChanges } = await openPort()
    const ids = new Set(stories.map(({ id }) => id))
    const ofTest = async (previewed: { release?: number; moment?: number }) =>
      (await plannedChanges(previewed))?.filter(({ storyId }) => ids.has(storyId)).map(({ source }) => source)
    expect(await ofTest({ release })).toEqual(stories.map(() => release))
    expect(await ofTest({ moment: Date.parse('2091-01-02') })).toEqual(stories.map(() => 'draft'))
  })

  test('is read no more of what is out, deleted or done', async () => {
    const [first, second, third] = [await newStory(), await newStory(), await newStory()]
    const release = await newRelease('Out')
    await send('PUT', `stories/${first.id}`, { story: { name: 'Out' }, release_id: release })
    await send('PUT', `releases/${release}`, { release: {}, do_release: true })
    await plan({ story_id: second.id, publish_at: '2089-01-01T10:00:00Z' })
    await send('GET', `stories/${second.id}/publish`, undefined)
    await plan({ story_id: third.id, publish_at: '2089-01-01T10:00:00Z' })
    await send('DELETE', `stories/${third.id}`, undefined)
    const { plannedChanges, readReleases } = await openPort()
    expect(await plannedChanges({ moment: Date.parse('2089-06-01') })).toEqual([])
    expect(await plannedChanges({ release })).toEqual([])
    expect((await readReleases()).value?.map(({ name }) => name)).not.toContain('Out')
  })
})

describe('the plan is unknown', () => {
  let server: Server | undefined
  let requests: string[] = []

  afterAll(() => void server?.close())

  async function serviceWith(status: number, body: unknown): Promise<string> {
    requests = []
    server?.close()
    server = createServer(({ method, url }, response) => {
      requests.push(`${method} ${url?.split('?')[0]}`)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
    await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve))
    const address = server.address()
    return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  }

  test('without a token, and nothing is requested', async () => {
    const url = await serviceWith(200, {})
    const { plannedChanges, readChanges } = await openPort({ url, token: '' })
    expect(await plannedChanges({ moment: 1 })).toBeUndefined()
    expect(await readChanges({ release: 1 })).toEqual({ unknown: 'no-token' })
    expect(requests).toEqual([])
  })

  test('with a token that may not read, which is sent once', async () => {
    const url = await serviceWith(403, { error: 'no' })
    const { readChanges } = await openPort({ url })
    expect(await readChanges({ release: 1 })).toEqual({ unknown: 'refused' })
    expect(await readChanges({ release: 1 })).toEqual({ unknown: 'refused' })
    expect(requests).toEqual([`GET /v1/spaces/${spaceId}/releases`])
  })

  test.each([
    [500, { error: 'down' }],
    [200, { releases: [{ id: 'seven' }] }],
  ])('when the service responds with %i %o', async (status, body) => {
    const url = await serviceWith(status, body)
    expect(await (await openPort({ url })).readChanges({ release: 1 })).toEqual({ unknown: 'unavailable' })
    expect(requests.every((one) => one.startsWith('GET '))).toBe(true)
  })
})
