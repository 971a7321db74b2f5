import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deliveredStory,
  type LocalService,
  managementClient,
  managementFetch,
  startLocalService,
} from '../support/local-service.ts'

let service: LocalService
let client: ReturnType<typeof managementClient>
let count = 0

beforeAll(async () => {
  service = await startLocalService()
  client = managementClient(service.url)
  await client.spaces.update({
    body: {
      space: {
        languages: [
          { code: 'it', name: 'Italiano' },
          { code: 'de', name: 'Deutsch' },
        ],
      },
    },
  })
  await client.components.create({
    body: { component: { name: 'page', is_root: true, schema: { title: { type: 'text', translatable: true } } } },
  })
})

afterAll(() => service.remove())

/** A story with a slug of its own; returns it as the client answers it. */
async function newStory(story: Record<string, unknown> = {}, query: { publish?: boolean } = {}) {
  count += 1
  const body = {
    story: { name: `Story ${count}`, slug: `story-${count}`, content: { component: 'page', title: 'Uno' }, ...story },
  }
  const { data } = await client.stories.create({ body, query })
  if (!data?.story) throw new Error('the client answered no story')
  return data.story
}

const get = (path: string) => managementFetch(service.url, path)
const put = (path: string, body: unknown) => managementFetch(service.url, path, { method: 'PUT', body })

describe('creating', () => {
  test('the server gives id, uuid and a block id, whatever the client sends', async () => {
    const uuid = '11111111-1111-4111-8111-111111111111'
    const story = await newStory({ id: 999_999, uuid, content: { component: 'page', _editable: '<!-- -->' } })
    expect(story.id).not.toBe(999_999)
    expect(story.uuid).not.toBe(uuid)
    expect(story.content).toMatchObject({ _uid: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(story.content).not.toHaveProperty('_editable')
  })

  test('a slug is taken once per folder', async () => {
    const folder = await newStory({ is_folder: true, content: undefined })
    const first = await newStory({ slug: 'twice', parent_id: folder.id })
    expect(first.full_slug).toBe(`${folder.slug}/twice`)
    const again = await managementFetch(service.url, 'stories', {
      method: 'POST',
      body: { story: { name: 'Again', slug: 'twice', parent_id: folder.id, content: { component: 'page' } } },
    })
    expect(again.status).toBe(422)
    expect(again.body).toEqual({ slug: ['has already been taken'] })
    expect((await newStory({ slug: 'twice' })).full_slug).toBe('twice')
  })

  test.each([
    [{ slug: 'a b' }, { slug: ['is invalid'] }],
    [{ slug: '../x' }, { slug: ['is invalid'] }],
    [{ slug: '' }, { slug: ["can't be blank", 'is invalid'] }],
    [{ name: undefined }, { name: ["can't be blank"] }],
    [{ content: {} }, { content: ['needs a component'] }],
    [{ parent_id: 424_242 }, { parent_id: ['is not a folder'] }],
  ])('a story with %j is refused', async (wrong, reasons) => {
    const body = { story: { name: 'N', slug: 'wrong', content: { component: 'page' }, ...wrong } }
    const response = await managementFetch(service.url, 'stories', { method: 'POST', body })
    expect(response).toMatchObject({ status: 422, body: reasons })
  })

  test('a folder for settings may begin with an underscore', async () => {
    expect((await newStory({ slug: '_config', is_folder: true, content: undefined })).full_slug).toBe('_config')
  })

  test('the start page of a folder answers at the folder’s address with a slash', async () => {
    const folder = await newStory({ is_folder: true, slug: 'catalogo', content: undefined })
    const start = await newStory({ parent_id: folder.id, slug: 'catalogo', is_startpage: true })
    expect(start.full_slug).toBe('catalogo/')
  })
})

describe('editing and publishing', () => {
  test('a draft change does not show until it is published', async () => {
    const story = await newStory({}, { publish: true })
    await client.stories.update(story.id, {
      body: { story: { name: 'Renamed', content: { component: 'page', title: 'Dos' } } },
    })
    expect((await deliveredStory(service.url, story.full_slug)).body.story).toMatchObject({
      name: story.name,
      content: { title: 'Uno' },
    })
    expect((await client.stories.get(story.id)).data?.story).toMatchObject({
      published: true,
      unpublished_changes: true,
    })
    await client.stories.publish(story.id)
    expect((await deliveredStory(service.url, story.full_slug)).body.story).toMatchObject({
      name: 'Renamed',
      content: { title: 'Dos' },
    })
    expect((await client.stories.get(story.id)).data?.story).toMatchObject({
      published: true,
      unpublished_changes: false,
    })
  })

  test('publishing one language leaves the others as they were published', async () => {
    const content = {
      component: 'page',
      _uid: 'root',
      title: 'Uno',
      title__i18n__it: 'Primo',
      title__i18n__de: 'Erste',
    }
    const story = await newStory({ content }, { publish: true })
    const changed = { ...content, title: 'Dos', title__i18n__it: 'Secondo', title__i18n__de: 'Zweite' }
    await client.stories.update(story.id, { body: { story: { content: changed } } })
    await client.stories.publish(story.id, { query: { lang: 'it' } })
    const titles = async () =>
      Promise.all(
        ['', 'it', 'de'].map(async (language) => {
          const { body } = await deliveredStory(service.url, story.slug, language ? { language } : {})
          return body.story.content.title
        }),
      )
    expect(await titles()).toEqual(['Uno', 'Secondo', 'Erste'])
    await get(`stories/${story.id}/unpublish?lang=de`)
    expect(await titles()).toEqual(['Uno', 'Secondo', 'Uno'])
    await client.stories.publish(story.id, { query: { lang: '[default]' } })
    expect(await titles()).toEqual(['Dos', 'Secondo', 'Dos'])
    await client.stories.publish(story.id)
    expect(await titles()).toEqual(['Dos', 'Secondo', 'Zweite'])
  })

  test('an unpublished story is not found, its draft is', async () => {
    const story = await newStory({}, { publish: true })
    await get(`stories/${story.id}/unpublish`)
    expect(await deliveredStory(service.url, story.full_slug)).toEqual({
      status: 404,
      body: ['This record could not be found'],
    })
    expect((await deliveredStory(service.url, story.full_slug, { version: 'draft' })).status).toBe(200)
  })

  test('the cache version rises with every publish', async () => {
    const version = async () => (await deliveredStory(service.url, story.full_slug)).body.cv
    const story = await newStory({}, { publish: true })
    const before = await version()
    await client.stories.publish(story.id)
    const after = await version()
    await client.stories.publish(story.id)
    expect(after).toBeGreaterThan(before)
    expect(await version()).toBeGreaterThan(after)
  })

  test('a writer whose base version is not the current one is refused unless it insists', async () => {
    const story = await newStory()
    const base = story.current_version_id
    expect((await put(`stories/${story.id}`, { story: { name: 'First', base_version_id: base } })).status).toBe(200)
    const second = { story: { name: 'Second', base_version_id: base } }
    expect((await put(`stories/${story.id}`, second)).status).toBe(409)
    expect((await client.stories.get(story.id)).data?.story?.name).toBe('First')
    expect((await put(`stories/${story.id}?force_update=1`, second)).status).toBe(200)
  })

  test('every write is a version that can be read and gone back to', async () => {
    const story = await newStory()
    await client.stories.update(story.id, { body: { story: { content: { component: 'page', title: 'Dos' } } } })
    const { data } = await client.stories.versions(story.id)
    expect(data?.versions.map((version) => version.event)).toEqual(['update', 'create'])
    const first = data?.versions[1]?.id
    expect((await get(`versions/${first}`)).body.version.content.title).toBe('Uno')
    expect((await put(`versions/${first}?model=stories&model_id=${story.id}`, {})).status).toBe(204)
    expect((await client.stories.get(story.id)).data?.story?.content.title).toBe('Uno')
  })
})

describe('arranging', () => {
  test('a folder that moves takes the addresses of everything below with it', async () => {
    const from = await newStory({ is_folder: true, slug: 'from', content: undefined })
    const into = await newStory({ is_folder: true, slug: 'into', content: undefined })
    const inner = await newStory({ is_folder: true, slug: 'inner', parent_id: from.id, content: undefined })
    const leaf = await newStory({ slug: 'leaf', parent_id: inner.id }, { publish: true })
    await client.stories.update(from.id, { body: { story: { parent_id: into.id, slug: 'moved' } } })
    expect((await client.stories.get(leaf.id)).data?.story?.full_slug).toBe('into/moved/inner/leaf')
    expect((await deliveredStory(service.url, 'into/moved/inner/leaf')).status).toBe(200)
    expect((await deliveredStory(service.url, 'from/inner/leaf')).status).toBe(404)
    const inside = await put(`stories/${from.id}`, { story: { parent_id: inner.id } })
    expect(inside).toMatchObject({ status: 422, body: { parent_id: ['lies inside the folder itself'] } })
  })

  test('a translated folder gives its path to the stories below', async () => {
    const attributes = [{ lang: 'it', slug: 'prodotti', name: 'Prodotti' }]
    const folder = await newStory({
      is_folder: true,
      slug: 'productos',
      content: undefined,
      translated_slugs_attributes: attributes,
    })
    const story = await newStory(
      {
        slug: 'llave',
        parent_id: folder.id,
        translated_slugs_attributes: [{ lang: 'it', slug: 'chiave', name: 'Chiave' }],
      },
      { publish: true },
    )
    expect(story.localized_paths).toEqual([{ path: 'prodotti/chiave', name: 'Chiave', lang: 'it', published: true }])
    const plain = await newStory({ slug: 'candado', parent_id: folder.id }, { publish: true })
    expect(plain.localized_paths.map((path) => path.path)).toEqual(['prodotti/candado'])
    expect(plain.translated_slugs).toEqual([])
    const { body } = await deliveredStory(service.url, 'prodotti/chiave', { language: 'it' })
    expect(body.story).toMatchObject({ id: story.id, full_slug: 'it/prodotti/chiave' })
  })

  test('a story is put behind another one, or first', async () => {
    const folder = await newStory({ is_folder: true, content: undefined })
    const ids: number[] = []
    for (const slug of ['a', 'b', 'c']) ids.push((await newStory({ slug, parent_id: folder.id })).id)
    const order = async () =>
      (await get(`stories?with_parent=${folder.id}&sort_by=position:asc`)).body.stories.map(
        (row: { slug: string }) => row.slug,
      )
    expect(await order()).toEqual(['a', 'b', 'c'])
    await put(`stories/${ids[2]}/move?after_id=${ids[0]}`, {})
    expect(await order()).toEqual(['a', 'c', 'b'])
    await put(`stories/${ids[1]}/move`, {})
    expect(await order()).toEqual(['b', 'a', 'c'])
    for (let time = 0; time < 6; time++) await put(`stories/${ids[time % 2 === 0 ? 2 : 0]}/move?after_id=${ids[1]}`, {})
    expect(await order()).toEqual(['b', 'a', 'c'])
  })

  test('a duplicate has a free slug, shares the group and is not published', async () => {
    const story = await newStory({}, { publish: true })
    const { data } = await client.stories.duplicate(story.id, { body: { story: {} } })
    expect(data?.story).toMatchObject({ slug: `${story.slug}-copy-1`, group_id: story.group_id, published: false })
    expect((await client.stories.get(story.id)).data?.story?.alternates.map((other) => other.id)).toEqual([
      data?.story?.id,
    ])
  })

  test('a deleted folder takes its stories to the trash and frees their slugs', async () => {
    const folder = await newStory({ is_folder: true, slug: 'gone', content: undefined })
    const story = await newStory({ slug: 'leaf', parent_id: folder.id }, { publish: true })
    expect((await client.stories.delete(folder.id)).data?.story?.id).toBe(folder.id)
    expect((await deliveredStory(service.url, 'gone/leaf')).status).toBe(404)
    expect((await get(`stories/${story.id}`)).status).toBe(404)
    const trash = (await get('stories?in_trash=1&per_page=100')).body.stories
    expect(trash.map((row: { id: number }) => row.id)).toEqual(expect.arrayContaining([folder.id, story.id]))
    expect((await newStory({ is_folder: true, slug: 'gone', content: undefined })).full_slug).toBe('gone')
  })
})

describe('listing', () => {
  test('rows carry no content, and headers say how many there are', async () => {
    const tag = 'listing-test'
    for (const name of ['B', 'A', 'C']) await newStory({ name, tag_list: [tag] })
    const { data, response } = await client.stories.list({ query: { with_tag: tag, per_page: 2, sort_by: 'name:asc' } })
    expect(data?.stories?.map((story) => story.name)).toEqual(['A', 'B'])
    expect(data?.stories?.[0]).not.toHaveProperty('content')
    expect(response?.headers.get('total')).toBe('3')
    expect(response?.headers.get('per-page')).toBe('2')
    expect((await get('tags')).body.tags).toContainEqual({ name: tag, taggings_count: 3 })
  })

  test('filters combine', async () => {
    const folder = await newStory({ is_folder: true, slug: 'filters', content: undefined })
    const hero = { component: 'page', body: [{ component: 'hero_block', _uid: 'h' }] }
    const one = await newStory({ slug: 'one', parent_id: folder.id, content: hero }, { publish: true })
    const two = await newStory({ slug: 'two', parent_id: folder.id })
    const ids = async (query: string) =>
      (await get(`stories?${query}`)).body.stories.map((row: { id: number }) => row.id).toSorted()
    expect(await ids('starts_with=filters/')).toEqual([one.id, two.id])
    expect(await ids('starts_with=filters&folder_only=true')).toEqual([folder.id])
    expect(await ids('starts_with=filters/&is_published=false')).toEqual([two.id])
    expect(await ids('contain_component=hero_block')).toEqual([one.id])
    expect(await ids('by_slugs=filters/*')).toEqual([one.id, two.id])
    expect(await ids(`by_uuids=${one.uuid},${two.uuid}&excluding_ids=${two.id}`)).toEqual([one.id])
    expect(await ids('with_slug=filters/two')).toEqual([two.id])
    expect(await ids('text_search=100%25')).toEqual([])
    expect(await ids('starts_with=filters/&filter_query[title][in]=Uno')).toEqual([two.id])
    const either = 'filter_query[__or][][title][in]=Uno&filter_query[__or][][component][in]=nothing'
    expect(await ids(`starts_with=filters/&${either}`)).toEqual([two.id])
    expect((await get('stories?filter_query[title][near]=1')).status).toBe(422)
  })

  test("by_slugs and excluding_slugs take a folder's address for the folder and its start page", async () => {
    const folder = await newStory({ is_folder: true, slug: 'with-start', content: undefined })
    const start = await newStory({ slug: 'home', parent_id: folder.id, is_startpage: true })
    const other = await newStory({ slug: 'other', parent_id: folder.id })
    const ids = async (query: string) =>
      (await get(`stories?${query}`)).body.stories.map((row: { id: number }) => row.id).toSorted()
    expect(await ids('by_slugs=with-start')).toEqual([folder.id, start.id])
    expect(await ids('by_slugs=with-start/,with-start/other')).toEqual([folder.id, start.id, other.id])
    expect(await ids('starts_with=with-start&excluding_slugs=with-start')).toEqual([other.id])
  })

  test('a parameter that is not known is refused by name', async () => {
    const response = await get('stories?nonsense=1')
    expect(response).toMatchObject({ status: 422, body: { error: 'Parameter(s) nonsense not allowed' } })
  })
})

describe('refusals', () => {
  test('a wrong token, another space and an unknown endpoint have different errors', async () => {
    const wrong = await fetch(`${service.url}/v1/spaces/100001/stories`, { headers: { authorization: 'nobody' } })
    expect([wrong.status, await wrong.json()]).toEqual([401, { error: 'Unauthorized' }])
    const headers = { authorization: 'Bearer test-management' }
    expect((await fetch(`${service.url}/v1/spaces/5/stories`, { headers })).status).toBe(404)
    const unknown = await fetch(`${service.url}/v1/spaces/100001/pipelines`, { headers })
    expect(unknown.status).toBe(501)
    expect(service.lines).toContain('unknown endpoint: GET /v1/spaces/100001/pipelines')
  })

  test('a body that is not JSON, or too deep, is refused without a trace of our code', async () => {
    const send = (body: string) =>
      fetch(`${service.url}/v1/spaces/100001/stories`, {
        method: 'POST',
        headers: { authorization: 'test-management' },
        body,
      })
    expect((await send('{"story":')).status).toBe(400)
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    const response = await send(`{"story":{"name":"N","slug":"deep","content":{"component":"page","x":${deep}}}}`)
    expect(response.status).toBe(422)
    expect(await response.text()).not.toContain('at ')
  })
})
