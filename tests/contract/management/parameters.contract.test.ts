import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalService, managementFetch, startLocalService } from '../support/local-service.ts'

/**
 * No parameter of the management API is accepted and does nothing: with a value, the response differs from that without it, or the
 * parameter is refused with a sentence. The names are those of the contract reference, section 2, and of the official client's types.
 */
let service: LocalService
const ids: Record<string, number> = {}
const uuids: Record<string, string> = {}

const call = (method: string, path: string, body?: unknown) => managementFetch(service.url, path, { method, body })

async function addStory(name: string, story: Record<string, unknown>, query = ''): Promise<void> {
  const body = { story: { name, slug: name.toLowerCase(), ...story } }
  const response = await call('POST', `stories${query}`, body)
  if (response.status !== 201) throw new Error(JSON.stringify(response.body))
  ids[name] = response.body.story.id
  uuids[name] = response.body.story.uuid
}

async function add(path: string, key: string, body: Record<string, unknown>): Promise<number> {
  const response = await call('POST', path, { [key]: body })
  if (response.status >= 300) throw new Error(JSON.stringify(response.body))
  return response.body[key].id
}

const content = (title: string, more: Record<string, unknown> = {}) => ({
  component: 'page',
  _uid: title,
  title,
  ...more,
})

beforeAll(async () => {
  service = await startLocalService()
  await addStory('Folder', { is_folder: true })
  await addStory('Inside', { parent_id: ids['Folder'], content: content('inside') })
  await addStory('First', { content: content('eins'), tag_list: ['tag'] }, '?publish=1')
  const nested = [{ component: 'hero', _uid: 'h' }]
  await addStory('Second', { content: content('zwei', { body: nested, ref: uuids['First'] }) })
  await addStory('Gone', { content: content('gone') })
  await call('DELETE', `stories/${ids['Gone']}`)
  ids['Release'] = await add('releases', 'release', { name: 'R' })
  await call('PUT', `stories/${ids['First']}?release_id=${ids['Release']}`, { story: { name: 'First later' } })
  await add('story_schedulings', 'story_scheduling', { story_id: ids['Second'], publish_at: '2099-01-01T00:00:00Z' })
  ids['Group'] = await add('component_groups', 'component_group', { name: 'Group' })
  ids['page'] = await add('components', 'component', { name: 'page', is_root: true, schema: {} })
  ids['hero'] = await add('components', 'component', { name: 'hero', schema: {} })
  await add('presets', 'preset', { name: 'P', component_id: ids['page'], preset: {} })
  ids['Tag'] = await add('internal_tags', 'internal_tag', { name: 'T', object_type: 'component' })
  await add('internal_tags', 'internal_tag', { name: 'U', object_type: 'asset' })
  ids['Source'] = await add('datasources', 'datasource', { name: 'A', slug: 'a' })
  ids['Other'] = await add('datasources', 'datasource', { name: 'B', slug: 'b' })
  await add('datasource_entries', 'datasource_entry', { name: 'one', value: '1', datasource_id: ids['Source'] })
  await add('datasource_entries', 'datasource_entry', { name: 'two', value: '2', datasource_id: ids['Other'] })
})

afterAll(() => service.remove())

/** The parts of a response that a caller sees. */
async function seen(path: string): Promise<unknown> {
  const { status, headers, body } = await call('GET', path)
  const stable = JSON.stringify(body, (key, value) => (key === 'preview_token' ? undefined : value))
  return { status, body: stable, total: headers.get('total'), perPage: headers.get('per-page') }
}

describe('a parameter that changes the response', () => {
  test.each([
    ['stories', () => 'search=first'],
    ['stories', () => 'text_search=zwei'],
    ['stories', () => `by_uuids=${uuids['First']}`],
    ['stories', () => `by_uuids_ordered=${uuids['Second']},${uuids['First']}`],
    ['stories', () => `by_ids=${ids['First']}`],
    ['stories', () => 'by_slugs=folder/*'],
    ['stories', () => 'excluding_slugs=first'],
    ['stories', () => `excluding_ids=${ids['First']}`],
    ['stories', () => 'starts_with=folder'],
    ['stories', () => `with_parent=${ids['Folder']}`],
    ['stories', () => 'with_slug=first'],
    ['stories', () => 'with_tag=tag'],
    ['stories', () => 'contain_component=hero'],
    ['stories', () => `reference_search=${uuids['First']}`],
    ['stories', () => 'folder_only=1'],
    ['stories', () => 'story_only=1'],
    ['stories', () => 'root_folders_only=1'],
    ['stories', () => 'in_trash=1'],
    ['stories', () => 'is_published=1'],
    ['stories', () => `in_release=${ids['Release']}`],
    ['stories', () => `release_id=${ids['Release']}`],
    ['stories', () => 'scheduled_at_gt=2098-12-31 00:00'],
    ['stories', () => 'scheduled_at_lt=2099-01-02 00:00'],
    ['stories', () => 'scheduled_by_status=scheduled'],
    ['stories', () => 'sort_by=name:desc'],
    ['stories', () => 'filter_query[title][like]=eins'],
    ['stories', () => 'page=2'],
    ['stories', () => 'per_page=1'],
    [() => `stories/${ids['First']}`, () => `release_id=${ids['Release']}`],
    ['components', () => 'search=hero'],
    ['components', () => 'is_root=1'],
    ['components', () => 'sort_by=name:desc'],
    ['components', () => `by_ids=${ids['page']}`],
    ['components', () => 'in_group=none'],
    ['components', () => 'page=2'],
    ['component_groups', () => 'search=none'],
    ['component_groups', () => 'with_parent=1'],
    ['component_groups', () => 'by_ids=0'],
    ['component_groups', () => 'by_uuids=none'],
    ['presets', () => 'component_id=0'],
    ['internal_tags', () => 'by_object_type=asset'],
    ['internal_tags', () => 'search=T'],
    ['internal_tags', () => `by_ids=${ids['Tag']}`],
    ['datasources', () => 'search=A'],
    ['datasources', () => `by_ids=${ids['Source']}`],
    ['datasources', () => 'sort_by=name:desc'],
    ['datasource_entries', () => `datasource_id=${ids['Source']}`],
    ['datasource_entries', () => 'datasource_slug=b'],
    ['datasource_entries', () => 'search=one'],
    ['releases', () => 'page=2'],
    ['story_schedulings', () => 'by_status=executed'],
    ['story_schedulings', () => 'story_id=0'],
    ['tags', () => 'page=2'],
    ['versions?model=stories&model_id=0', () => `model_id=${ids['First']}`],
  ])('%s?%s', async (path, parameter) => {
    const plain = typeof path === 'string' ? path : path()
    const [name = ''] = parameter().split('=')
    const isReplaced = plain.includes(`${name}=`)
    const changed = isReplaced ? plain.replace(/model_id=0/, parameter()) : `${plain}?${encodeURI(parameter())}`
    const response = await seen(changed)
    expect(response).toMatchObject({ status: 200 })
    expect(response).not.toEqual(await seen(plain))
  })

  test('with_alts, which every row has, and the space’s own name', async () => {
    expect((await call('GET', 'stories?with_alts=1')).body.stories[0].alternates).toEqual([])
    const spaces = async (search: string) => {
      const response = await fetch(`${service.url}/v1/spaces?search=${search}`, {
        headers: { authorization: 'test-management' },
      })
      return (await response.json()).spaces.length
    }
    expect([await spaces('local'), await spaces('another')]).toEqual([1, 0])
  })
})

describe('a parameter that would do nothing is refused with its reason', () => {
  test.each([
    'in_workflow_stages=1',
    'has_workflow_stages=1',
    'branch_id=1',
    'pinned=1',
    'mine=1',
    'favourite=1',
    'with_summary=1',
    'with_translated_stories=1',
    'custom_sorting=1',
  ])('GET stories?%s', async (query) => {
    const response = await call('GET', `stories?${query}`)
    expect(response).toMatchObject({ status: 501, body: { error: expect.stringMatching(/^.{15,}$/) } })
    expect((await call('GET', `stories?${query.replace('=1', '=false')}`)).status).toBe(200)
  })

  test.each([
    ['POST', 'stories?preset_id=1', { story: { name: 'N', slug: 'n', content: content('n') } }],
    ['POST', 'stories?use_default_preset=true', { story: { name: 'N', slug: 'n', content: content('n') } }],
    ['POST', 'stories', { story: { name: 'N', slug: 'n', content: content('n'), publish_at: '2099-01-01 00:00' } }],
    ['PUT', 'stories/First?ai_translate_language=de', { story: {} }],
    ['PUT', 'stories/First?strict_mode=1', { story: {} }],
    ['PUT', 'stories/First', { story: { expire_at: '2099-01-01 00:00' } }],
    ['PUT', 'stories/First/duplicate?auto_create_folders=true', { story: {} }],
    ['PUT', 'stories/First/duplicate?same_path=true', { story: {} }],
    ['PUT', 'stories/First/duplicate?target_dimension=1', { story: {} }],
    ['GET', 'internal_tags?with_assets_count=1', undefined],
    ['POST', 'assets?filename=a.png&ext_id=7', undefined],
    ['GET', 'releases?branch_id=1', undefined],
    ['POST', 'workflow_stage_changes', { workflow_stage_change: { workflow_stage_id: 1, story_id: 1 } }],
    ['POST', 'workflows', { workflow: { name: 'W' } }],
    ['POST', 'experiments', { experiment: { name: 'E' } }],
    ['POST', 'deployments', { branch_id: 1 }],
    ['GET', 'discussions', undefined],
  ])('%s %s', async (method, path, body) => {
    const response = await call(method, path.replace('First', String(ids['First'])), body)
    expect(response).toMatchObject({ status: 501, body: { error: expect.stringMatching(/^.{15,}$/) } })
  })

  test('an unknown parameter is refused with its name', async () => {
    const lists = ['stories', 'components', 'presets', 'assets', 'datasources', 'releases', 'story_schedulings', 'tags']
    for (const path of lists) {
      const response = await call('GET', `${path}?nonsense=1`)
      expect(response).toMatchObject({ status: 422, body: { error: 'Parameter(s) nonsense not allowed' } })
    }
  })
})

test('the dates of an asset are stored and found', async () => {
  const { body } = await call('POST', 'assets?filename=a.txt&meta_data[credit]=X')
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(body.fields)) form.set(name, value)
  form.set('file', new Blob(['text']))
  await fetch(body.post_url, { method: 'POST', body: form })
  await call('GET', `assets/${body.id}/finish_upload`)
  const asset = { publish_at: '2098-01-01T00:00:00.000Z', expire_at: '2099-01-01T00:00:00.000Z' }
  await call('PATCH', `assets/${body.id}`, { asset })
  expect((await call('GET', `assets/${body.id}`)).body).toMatchObject({ ...asset, meta_data: { credit: 'X' } })
  const found = async (query: string) => (await call('GET', `assets?${query}`)).body.assets.length
  expect(await found('expire_at_gte=2098-06-01')).toBe(1)
  expect(await found('expire_at_lte=2098-06-01')).toBe(0)
})
