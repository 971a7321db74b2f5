import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deliveredStory,
  type LocalService,
  managementClient,
  managementFetch,
  required,
  startLocalService,
  tokens,
} from '../support/local-service.ts'

let service: LocalService
let client: ReturnType<typeof managementClient>
let count = 0

beforeAll(async () => {
  service = await startLocalService()
  client = managementClient(service.url)
})

afterAll(() => service.remove())

const call = (method: string, path: string, body?: unknown) => managementFetch(service.url, path, { method, body })

async function newRelease(name = 'Feria'): Promise<number> {
  return (await call('POST', 'releases', { release: { name } })).body.release.id
}

const page = (title: string) => ({ component: 'page', _uid: 'root', title })

/** A story that is created while a release is chosen, by the official client. */
async function newIn(release: number) {
  count += 1
  const story = { name: `New ${count}`, slug: `new-${count}`, content: page('Nuevo') }
  const { data } = await client.stories.create({ body: { story }, query: { release_id: release } })
  return required(data?.story)
}

/** Slugs of the drafts that the delivery API lists, and whether it has one by its address. */
async function delivered(slug: string, release?: number) {
  const query = { version: 'draft', ...(release !== undefined && { from_release: String(release) }) }
  const list = new URLSearchParams({ token: tokens.previewToken, starts_with: slug, ...query })
  const { stories } = (await (await fetch(`${service.url}/v2/cdn/stories?${list}`)).json()) as {
    stories: { full_slug: string; release_id: number | null }[]
  }
  return { listed: stories.length, status: (await deliveredStory(service.url, slug, query)).status }
}

async function managed(id: number, query = '') {
  const { stories } = (await call('GET', `stories?by_ids=${id}${query}`)).body
  return { listed: stories.length, status: (await call('GET', `stories/${id}?${query.slice(1)}`)).status }
}

const there = { listed: 1, status: 200 }
const nowhere = { listed: 0, status: 404 }

describe('a story that is created in a release', () => {
  test('exists there alone, for editors and in drafts', async () => {
    const [release, other] = [await newRelease(), await newRelease('Otra')]
    const { id, full_slug: slug, ...story } = await newIn(release)
    expect(story).toMatchObject({ release_ids: [release], only_in_release: release, published: false })
    expect([await delivered(slug, release), await managed(id, `&release_id=${release}`)]).toEqual([there, there])
    expect([await delivered(slug), await delivered(slug, other)]).toEqual([nowhere, nowhere])
    expect([await managed(id), await managed(id, `&release_id=${other}`)]).toEqual([nowhere, nowhere])
    expect((await call('GET', `stories?in_release=${release}`)).body.stories).toMatchObject([{ id }])
    const links = await fetch(`${service.url}/v2/cdn/links?version=draft&token=${tokens.previewToken}`)
    expect(JSON.stringify(await links.json())).not.toContain(slug)
  })

  test('is public with the release, as it was saved last, and is then a story like any other', async () => {
    const release = await newRelease()
    const { id, full_slug: slug } = await newIn(release)
    await call('PUT', `stories/${id}?release_id=${release}`, { story: { content: page('Al final') } })
    expect((await call('GET', `releases/${release}/conflict_check`)).body.has_conflicts).toBe(false)
    expect((await deliveredStory(service.url, slug)).status).toBe(404)
    await call('PUT', `releases/${release}`, { do_release: true })
    expect((await deliveredStory(service.url, slug)).body.story.content).toMatchObject({ title: 'Al final' })
    expect([await delivered(slug), await managed(id)]).toEqual([there, there])
  })

  test('has an address that changes within the release, without a conflict, and that no other story takes', async () => {
    const release = await newRelease('Otoño')
    const { id, name, current_version_id: seen } = await newIn(release)
    const renamed = { story: { slug: `moved-${id}`, name: `${name} bis`, current_version_id: seen } }
    const { body } = await call('PUT', `stories/${id}?release_id=${release}`, renamed)
    expect(body.story).toMatchObject({ full_slug: `moved-${id}`, name: `${name} bis`, content: page('Nuevo') })
    expect((await call('PUT', `stories/${id}?release_id=${release}`, renamed)).status).toBe(409)
    expect((await call('GET', `releases/${release}/conflict_check`)).body.has_conflicts).toBe(false)
    const story = { name: 'Rival', slug: `moved-${id}`, content: page('Rival') }
    expect(await call('POST', 'stories', { story })).toMatchObject({
      status: 422,
      body: { slug: ['has already been taken in the release Otoño'] },
    })
  })

  test.each([
    ['PUT', '', { story: { name: 'Outside' } }, 404],
    ['PUT', '/duplicate', { story: {} }, 404],
    ['PUT', '/move', undefined, 404],
    ['GET', '/compare?version_v2=1', undefined, 404],
    ['GET', '/publish', undefined, 501],
    ['GET', '/unpublish', undefined, 501],
  ])('is not reached outside of it: %s%s', async (method, path, body, status) => {
    const { id } = await newIn(await newRelease())
    expect((await call(method, `stories/${id}${path}`, body)).status).toBe(status)
  })

  test('is neither planned nor put into another release', async () => {
    const { id } = await newIn(await newRelease())
    const scheduling = { story_id: id, publish_at: '2099-01-01T08:00:00.000Z' }
    expect(await call('POST', 'story_schedulings', { story_scheduling: scheduling })).toMatchObject({
      status: 422,
      body: { story_id: ['is published with the release in which it was created'] },
    })
    expect((await call('PUT', `stories/${id}?release_id=${await newRelease()}`, { story: {} })).status).toBe(404)
  })

  test.each([
    ['taken out of the release', (release: number, id: number) => `releases/${release}/stories/${id}`],
    ['deleted', (_: number, id: number) => `stories/${id}`],
    ['in a release that is deleted', (release: number) => `releases/${release}`],
  ])('goes to the trash when it is %s, and returns from there as the draft that it was', async (_, path) => {
    const release = await newRelease()
    const { id, full_slug: slug } = await newIn(release)
    await call('PUT', `stories/${id}?release_id=${release}`, { story: { content: page('Trabajo') } })
    expect((await call('DELETE', path(release, id))).status).toBeLessThan(300)
    expect([await delivered(slug), await managed(id)]).toEqual([nowhere, nowhere])
    expect((await call('GET', 'stories?in_trash=1&per_page=100')).body.stories).toContainEqual(
      expect.objectContaining({ id, only_in_release: null }),
    )
    await call('PUT', `stories/${id}/restore`)
    const { story } = (await call('GET', `stories/${id}`)).body
    expect(story).toMatchObject({ content: page('Trabajo'), release_ids: [], only_in_release: null, published: false })
    expect((await deliveredStory(service.url, slug)).status).toBe(404)
  })
})
