import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeliverySpace, previewToken, publicToken, startDelivery } from '../support/delivery-space.ts'

let space: DeliverySpace
const added: Record<string, { id: number; uuid: string }> = {}

/** Full slugs of a list in the order of the answer. */
async function slugs(params: Record<string, unknown>, token = publicToken): Promise<string[]> {
  const { data } = await space.client(token).getStories({ per_page: 100, sort_by: 'full_slug:asc', ...params })
  return data.stories.map((story: { full_slug: string }) => story.full_slug)
}

beforeAll(async () => {
  space = await startDelivery()
  const add = (key: string, seed: Parameters<DeliverySpace['add']>[0]) => {
    added[key] = space.add(seed)
  }
  add('folder', { fullSlug: 'noticias', isFolder: true })
  add('start', { fullSlug: 'noticias/', parentId: added.folder?.id ?? 0, position: 50 })
  add('one', {
    fullSlug: 'noticias/uno',
    name: 'Uno',
    position: 30,
    tags: ['feria', 'llaves'],
    publishedAt: '2026-01-10T10:00:00.000Z',
    draft: { component: 'news', title: 'Feria de Éibar', weight: '9', rank: 2 },
  })
  add('two', {
    fullSlug: 'noticias/dos',
    name: 'Dos',
    position: 40,
    tags: ['máquinas'],
    publishedAt: '2026-02-10T10:00:00.000Z',
    draft: { component: 'news', title: 'Nueva máquina', weight: '10', rank: 1 },
  })
  add('deep', {
    fullSlug: 'noticias/2026/tres',
    name: 'Tres',
    position: 20,
    publishedAt: '2026-03-10T10:00:00.000Z',
    draft: { component: 'news', title: 'ключ', weight: '1.5' },
  })
  add('about', {
    fullSlug: 'noticiasviejas',
    name: 'Antes',
    position: 10,
    publishedAt: '2025-01-01T00:00:00.000Z',
    draft: { title: 'Antes "citado" *estrella*' },
  })
  add('hidden', { fullSlug: 'noticias/oculta', published: null })
  space.store.transaction(() => space.bump())
})

afterAll(() => space.stop())

const published = ['noticias/', 'noticias/2026/tres', 'noticias/dos', 'noticias/uno', 'noticiasviejas']

describe('selection', () => {
  test('published stories only, no folders; the preview token reads drafts too', async () => {
    expect(await slugs({})).toEqual(published)
    expect(await slugs({ version: 'draft' }, previewToken)).toEqual([
      ...published.slice(0, 3),
      'noticias/oculta',
      ...published.slice(3),
    ])
  })

  const cases: { rule: string; params: Record<string, unknown>; expected: string[] }[] = [
    { rule: 'starts_with is a plain prefix', params: { starts_with: 'noticias' }, expected: published },
    {
      rule: 'starts_with ends at a slash when told',
      params: { starts_with: '/noticias/' },
      expected: published.slice(0, 4),
    },
    {
      rule: 'by_slugs takes addresses and wildcards',
      params: { by_slugs: 'noticias/uno,noticias/2026/*' },
      expected: ['noticias/2026/tres', 'noticias/uno'],
    },
    {
      rule: 'by_slugs finds a start page without its slash',
      params: { by_slugs: 'noticias' },
      expected: ['noticias/'],
    },
    {
      rule: 'a wildcard stands anywhere',
      params: { by_slugs: 'noticias/*s' },
      expected: ['noticias/2026/tres', 'noticias/dos'],
    },
    { rule: 'excluding_slugs removes', params: { excluding_slugs: 'noticias/*' }, expected: ['noticiasviejas'] },
    {
      rule: 'content_type takes several',
      params: { content_type: 'news,nothing' },
      expected: ['noticias/2026/tres', 'noticias/dos', 'noticias/uno'],
    },
    { rule: 'level 1 is the root without start pages', params: { level: 1 }, expected: ['noticiasviejas'] },
    { rule: 'level 2 is below a folder', params: { level: 2 }, expected: ['noticias/dos', 'noticias/uno'] },
    { rule: 'is_startpage 1 keeps start pages', params: { is_startpage: 1 }, expected: ['noticias/'] },
    { rule: 'is_startpage false removes them', params: { is_startpage: false }, expected: published.slice(1) },
    {
      rule: 'with_tag is any of them',
      params: { with_tag: 'llaves,máquinas' },
      expected: ['noticias/dos', 'noticias/uno'],
    },
    {
      rule: 'search_term looks into the content, in any script and case',
      params: { search_term: 'КЛЮЧ' },
      expected: ['noticias/2026/tres'],
    },
    {
      rule: 'search_term takes quotes and stars as they are',
      params: { search_term: '"citado" *estrella' },
      expected: ['noticiasviejas'],
    },
    { rule: 'search_term does not look at field names', params: { search_term: 'component' }, expected: [] },
    {
      rule: 'published_at_gt is later',
      params: { published_at_gt: '2026-02-10 10:00', content_type: 'news' },
      expected: ['noticias/2026/tres'],
    },
    {
      rule: 'published_at_gte is that moment or later',
      params: { published_at_gte: '2026-02-10T11:00:00+01:00', content_type: 'news' },
      expected: ['noticias/2026/tres', 'noticias/dos'],
    },
    { rule: 'first_published_at_lt is earlier', params: { first_published_at_lt: '2026-11-19' }, expected: [] },
    {
      rule: 'updated_at_lte is that moment or earlier',
      params: { updated_at_lte: '2026-11-20T10:05:00.000Z' },
      expected: published,
    },
    {
      rule: 'parameters narrow each other',
      params: { starts_with: 'noticias/', with_tag: 'feria', content_type: 'news' },
      expected: ['noticias/uno'],
    },
    { rule: 'an empty parameter selects nothing away', params: { by_uuids: '', with_tag: '' }, expected: published },
    { rule: 'workflow stages hold nothing', params: { in_workflow_stages: '1,2' }, expected: [] },
  ]

  test.each(cases)('$rule', async ({ params, expected }) => {
    expect(await slugs(params)).toEqual(expected)
  })

  test('ids and uuids select and exclude', async () => {
    const ids = `${added.one?.id},${added.two?.id}`
    expect(await slugs({ by_ids: ids })).toEqual(['noticias/dos', 'noticias/uno'])
    expect(await slugs({ excluding_ids: ids })).toEqual(['noticias/', 'noticias/2026/tres', 'noticiasviejas'])
    expect(await slugs({ by_uuids: `${added.one?.uuid},${added.two?.uuid},${added.hidden?.uuid}` })).toEqual([
      'noticias/dos',
      'noticias/uno',
    ])
    expect(await slugs({ by_uuids_ordered: `${added.one?.uuid},${added.start?.uuid},${added.two?.uuid}` })).toEqual([
      'noticias/uno',
      'noticias/',
      'noticias/dos',
    ])
  })

  test('search results name those first whose address holds the term, then those whose name does', async () => {
    space.add({ fullSlug: 'z/zafiro', name: 'Otro', published: null })
    space.add({ fullSlug: 'a/otro', name: 'Zafiro', published: null })
    space.add({ fullSlug: 'a/texto', name: 'Aaa', published: null, draft: { title: 'zafiro' } })
    const { data } = await space.client(previewToken).getStories({ version: 'draft', search_term: 'zafiro' })
    expect(data.stories.map((story: { full_slug: string }) => story.full_slug)).toEqual([
      'z/zafiro',
      'a/otro',
      'a/texto',
    ])
  })
})

describe('order', () => {
  const news = { content_type: 'news' }
  const cases = [
    { sort_by: 'name:asc', expected: ['dos', '2026/tres', 'uno'] },
    { sort_by: 'position:desc', expected: ['dos', 'uno', '2026/tres'] },
    { sort_by: 'published_at:desc', expected: ['2026/tres', 'dos', 'uno'] },
    { sort_by: 'content.weight:asc', expected: ['2026/tres', 'dos', 'uno'] },
    { sort_by: 'content.weight:asc:float', expected: ['2026/tres', 'uno', 'dos'] },
    { sort_by: 'content.weight:desc:int', expected: ['dos', 'uno', '2026/tres'] },
    { sort_by: 'content.rank:asc:int', expected: ['dos', 'uno', '2026/tres'] },
    { sort_by: 'content.rank:desc:int', expected: ['uno', 'dos', '2026/tres'] },
    { sort_by: 'content.rank:asc:int:nulls_first', expected: ['2026/tres', 'dos', 'uno'] },
    { sort_by: 'content.component:asc,name:desc', expected: ['uno', '2026/tres', 'dos'] },
  ]

  test.each(cases)('sort_by=$sort_by', async ({ sort_by: sortBy, expected }) => {
    expect(await slugs({ ...news, sort_by: sortBy })).toEqual(expected.map((slug) => `noticias/${slug}`))
  })

  test('without sort_by the order is that of the content list', async () => {
    expect(await slugs({ ...news, sort_by: undefined })).toEqual(await slugs({ ...news, sort_by: 'position:desc' }))
  })
})

describe('pages', () => {
  test('getAll of the official client reads every page', async () => {
    const big = await startDelivery()
    for (let index = 0; index < 57; index += 1) big.add({ fullSlug: `p/${index}` })
    const all = await big.client().getAll('cdn/stories', { per_page: 10, starts_with: 'p/' })
    expect(new Set(all.map((story) => story.uuid)).size).toBe(57)
    const links = await big.client().getAll('cdn/links', { per_page: 20 })
    expect(links).toHaveLength(57)
    await big.stop()
  })

  test('total and per-page say what the list holds, on a page beyond the last one too', async () => {
    const headers = async (query: string) => {
      const response = await space.get(`stories?token=${publicToken}&cv=1&${query}`)
      const { stories } = (await response.json()) as { stories: unknown[] }
      return [response.headers.get('total'), response.headers.get('per-page'), stories.length]
    }
    expect(await headers('')).toEqual(['5', '25', 5])
    expect(await headers('per_page=2')).toEqual(['5', '2', 2])
    expect(await headers('per_page=2&page=3')).toEqual(['5', '2', 1])
    expect(await headers('per_page=2&page=9')).toEqual(['5', '2', 0])
    expect(await headers('filter_query[weight][gt_int]=1&per_page=1')).toEqual(['3', '1', 1])
    expect(await headers('content_type=nothing')).toEqual(['0', '25', 0])
  })

  test('numbers beyond the bounds are moved to them', async () => {
    const perPage = async (value: string) =>
      (await space.get(`stories?token=${publicToken}&cv=1&per_page=${value}`)).headers.get('per-page')
    expect(await perPage('1000')).toBe('100')
    expect(await perPage('0')).toBe('1')
    expect(await perPage('-5')).toBe('1')
    expect(await perPage('many')).toBe('25')
    expect((await space.get(`stories?token=${publicToken}&cv=1&page=0`)).status).toBe(200)
  })

  test('a slash after the endpoint does no harm', async () => {
    expect((await space.get(`stories/?token=${publicToken}&cv=1`)).headers.get('total')).toBe('5')
    expect((await space.get(`links/?token=${publicToken}&cv=1`)).status).toBe(200)
  })
})
