import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type LocalService,
  managementClient,
  managementFetch,
  required,
  startLocalService,
} from '../support/local-service.ts'

let service: LocalService
let client: ReturnType<typeof managementClient>

beforeAll(async () => {
  service = await startLocalService()
  client = managementClient(service.url)
})

afterAll(() => service.remove())

const newComponent = async (component: { name: string; component_group_uuid?: string }) =>
  required((await client.components.create({ body: { component } })).data?.component)

const call = (method: string, path: string, body?: unknown) => managementFetch(service.url, path, { method, body })

describe('components', () => {
  test('a component is created, changed key by key, listed and deleted', async () => {
    const schema = { title: { type: 'text' as const, pos: 0, translatable: true } }
    const created = await client.components.create({ body: { component: { name: 'hero', schema, is_nestable: true } } })
    const component = created.data?.component
    expect(created.response?.status).toBe(201)
    expect(component).toMatchObject({ name: 'hero', real_name: 'hero', schema, is_root: false, all_presets: [] })
    const id = component?.id ?? 0
    await client.components.update(id, { body: { component: { display_name: 'Hero', color: '#111111' } } })
    expect((await client.components.get(id)).data?.component).toMatchObject({
      display_name: 'Hero',
      color: '#111111',
      schema,
    })
    const list = await client.components.list()
    expect(list.data?.components?.map((one) => one.name)).toEqual(['hero'])
    expect(list.response?.headers.get('total')).toBe('1')
    await client.components.delete(id)
    expect((await client.components.list()).data?.components).toEqual([])
  })

  test('answers carry the documented keys and no other', async () => {
    const { data } = await client.components.create({ body: { component: { name: 'keys' } } })
    const documented =
      'all_presets color component_group_uuid content_type_asset_preview created_at description display_name icon id image ' +
      'internal_tag_ids internal_tags_list is_nestable is_root metadata name preset_id preview_field preview_tmpl real_name ' +
      'schema updated_at'
    expect(Object.keys(data?.component ?? {}).toSorted()).toEqual(documented.split(' '))
  })

  test('a name is taken once, and has no spaces', async () => {
    await call('POST', 'components', { component: { name: 'once' } })
    const again = await call('POST', 'components', { component: { name: 'once' } })
    expect(again).toMatchObject({ status: 422, body: { name: ['has already been taken'] } })
    expect((await call('POST', 'components', { component: { name: 'a b' } })).body).toEqual({ name: ['is invalid'] })
    expect((await call('POST', 'components', {})).status).toBe(422)
  })

  test('a group that is deleted lets its components go', async () => {
    const newGroup = async (group: { name: string; parent_id?: number }) =>
      required((await client.componentFolders.create({ body: { component_group: group } })).data?.component_group)
    const outer = await newGroup({ name: 'Heroes' })
    const inner = await newGroup({ name: 'Inner', parent_id: outer.id })
    expect(inner).toMatchObject({ parent_uuid: outer.uuid })
    const { id } = await newComponent({ name: 'grouped', component_group_uuid: inner.uuid })
    await client.componentFolders.delete(outer.id)
    expect((await client.components.get(id)).data?.component?.component_group_uuid).toBeNull()
    expect((await client.componentFolders.list()).data?.component_groups).toEqual([])
  })

  test('presets belong to a component', async () => {
    const { id } = await newComponent({ name: 'with_preset' })
    const body = { preset: { name: 'Dark', component_id: id, preset: { theme: 'dark' } } }
    const preset = required((await client.presets.create({ body })).data?.preset)
    expect((await client.presets.list({ query: { component_id: id } })).data?.presets).toEqual([preset])
    await client.presets.update(preset.id, { body: { preset: { name: 'Darker' } } })
    const presets = (await client.components.get(id)).data?.component?.all_presets
    expect(presets).toMatchObject([{ name: 'Darker', preset: { theme: 'dark' } }])
  })

  test('tags are named once per kind and listed with their components', async () => {
    const { id } = await newComponent({ name: 'with_tag' })
    const body = { internal_tag: { name: 'new', object_type: 'component' as const } }
    const tag = required((await client.internalTags.create({ body })).data?.internal_tag)
    await client.components.update(id, { body: { component: { internal_tag_ids: [tag.id] } } })
    expect((await client.components.get(id)).data?.component).toMatchObject({
      internal_tag_ids: [String(tag.id)],
      internal_tags_list: [{ id: tag.id, name: 'new' }],
    })
    expect((await call('POST', 'internal_tags', { internal_tag: { name: 'new' } })).status).toBe(422)
    expect((await client.internalTags.list({ query: { by_object_type: 'asset' } })).data?.internal_tags).toEqual([])
  })
})

describe('datasources', () => {
  test('a datasource has dimensions, and its entries a value in each', async () => {
    const dimensions = [{ name: 'English', entry_value: 'en' }]
    const made = await client.datasources.create({
      body: { datasource: { name: 'Labels', slug: 'labels', dimensions_attributes: dimensions } },
    })
    const source = required(made.data?.datasource)
    const dimension = required(source.dimensions[0]).id
    expect(Object.keys(source).toSorted()).toEqual(['created_at', 'dimensions', 'id', 'name', 'slug', 'updated_at'])
    const entry = { name: 'buy', value: 'Comprar', datasource_id: source.id }
    const added = await client.datasourceEntries.create({ body: { datasource_entry: entry } })
    const { id } = required(added.data?.datasource_entry)
    await client.datasourceEntries.create({ body: { datasource_entry: { ...entry, name: 'more', value: 'Más' } } })
    const inEnglish = { name: 'buy', value: 'Comprar', dimension_value: 'Buy' }
    const path = `datasource_entries/${id}?dimension_id=${dimension}`
    expect((await call('PATCH', path, { datasource_entry: inEnglish })).status).toBe(204)
    const query = { datasource_slug: 'labels', dimension }
    expect((await client.datasourceEntries.list({ query })).data?.datasource_entries).toEqual([
      { id, name: 'buy', value: 'Comprar', dimension_value: 'Buy' },
      { id: expect.any(Number), name: 'more', value: 'Más', dimension_value: null },
    ])
    const delivered = await fetch(
      `${service.url}/v2/cdn/datasource_entries?token=test-public&datasource=labels&dimension=en`,
    )
    expect(await delivered.json()).toMatchObject({ datasource_entries: [{ dimension_value: 'Buy' }, {}] })
    expect((await call('DELETE', `datasources/${source.id}`)).status).toBe(204)
    expect((await client.datasourceEntries.list()).data?.datasource_entries).toEqual([])
  })

  test('slugs and entry names are taken once', async () => {
    const { body } = await call('POST', 'datasources', { datasource: { name: 'A', slug: 'once' } })
    const again = await call('POST', 'datasources', { datasource: { name: 'B', slug: 'once' } })
    expect(again).toMatchObject({ status: 422, body: { slug: ['has already been taken'] } })
    const entry = { datasource_entry: { name: 'e', value: '1', datasource_id: body.datasource.id } }
    expect((await call('POST', 'datasource_entries', entry)).status).toBe(201)
    expect(await call('POST', 'datasource_entries', entry)).toMatchObject({
      status: 422,
      body: { name: ['has already been taken'] },
    })
  })
})

describe('space, user, plugins', () => {
  test('the space keeps languages and environments and shows the preview token', async () => {
    const languages = [{ code: 'en', name: 'English' }]
    const environments = [{ name: 'Local', location: 'http://localhost:3000/preview/' }]
    await client.spaces.update({ body: { space: { languages, environments, default_lang_name: 'Español' } } })
    const { data } = await client.spaces.get()
    expect(data?.space).toMatchObject({
      id: 100_001,
      languages,
      environments,
      default_lang_name: 'Español',
      first_token: 'test-preview',
    })
    expect((await client.users.me()).data?.user).toMatchObject({ id: 1, has_org: false })
  })

  test('the time zone in which editors plan is an option of the space; what is no zone is refused', async () => {
    const options = { timezone: 'Europe/Madrid' }
    expect((await call('PUT', '', { space: { options } })).status).toBe(200)
    expect((await client.spaces.get()).data?.space).toMatchObject({ options })
    const refused = await call('PUT', '', { space: { options: { timezone: 'Middle/Earth' } } })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain('is not a time zone')
  })

  test('a field plugin is uploaded and published', async () => {
    const made = await client.post('/v1/field_types/', { body: { field_type: { name: 'landing-data' } } })
    const id = (made.data as { field_type: { id: number } }).field_type.id
    const change = { field_type: { body: 'run()', options: [{ name: 'max', value: '3' }] }, publish: true }
    await client.put(`/v1/field_types/${id}`, { body: change })
    expect((await client.get(`/v1/field_types/${id}`)).data).toMatchObject({
      field_type: {
        name: 'landing-data',
        body: 'run()',
        compiled_body: 'run()',
        options: [{ name: 'max', value: '3' }],
      },
    })
    expect((await client.get('/v1/field_types')).data).toEqual({ field_types: [{ id, name: 'landing-data' }] })
  })

  test('a limit of requests per second is answered 429 with the wait, and the client gets through', async () => {
    const limited = await startLocalService({ managementRequestsPerSecond: 3 })
    try {
      const answers = await Promise.all(Array.from({ length: 8 }, () => managementFetch(limited.url, 'components')))
      const refused = answers.filter((response) => response.status === 429)
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]?.headers.get('retry-after')).toBe('1')
      expect((await managementClient(limited.url).components.list()).data?.components).toEqual([])
    } finally {
      await limited.remove()
    }
  })
})
