import { beforeEach, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { type RouteName, routeNamed } from '#site/routing/route-table.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { forgetProductIndexes } from '../products/cached-products.ts'

const spec = { component: 'spec_key_blank', _uid: 's', keyType: 'dimple', lockBrands: ['nordala'] }
const category = '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001'

function productStory(id: number) {
  const status = id === 1 ? 'new' : 'active'
  const content = { component: 'product', _uid: 'p', code: `N-${id}`, name: 'N', kind: 'key_blank', status }
  const place = { full_slug: `global/productos/n-${id}`, slug: `n-${id}`, name: 'N', published_at: '2026-01-01' }
  return { id, uuid: `u-${id}`, ...place, content: { ...content, categories: [category], spec: [spec] } }
}

const stories: Readonly<Record<string, (id: number) => object>> = {
  product: productStory,
  bulletin: (id) =>
    storyOf(id, {
      component: 'bulletin',
      number: `TB-2021-${100 + id}`,
      title: 'B',
      teaser: 'T',
      kind: 'technical',
      date: `202${id % 3}-01-01 10:00`,
    }),
}

function storyOf(id: number, content: object) {
  return {
    id,
    uuid: `s-${id}`,
    full_slug: `global/s-${id}`,
    slug: `s-${id}`,
    name: 'S',
    published_at: '2026-01-01',
    content: { _uid: 'c', ...content },
  }
}

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(_: string, { content_type: type }: Readonly<Record<string, unknown>>) {
      const one = stories[String(type)]
      const some = one ? Array.from({ length: 30 }, (_unused, index) => one(index + 1)) : []
      return { data: { stories: some, datasource_entries: [] }, total: some.length }
    },
  },
}))

const { canonicalListQuery } = await import('./canonical-list-query.ts')

beforeEach(() => {
  forgetProductIndexes()
  cachedResponses().invalidateAll()
})

function canonical(query: string, route: RouteName = 'products', content: object = { component: 'page' }) {
  const siteContext = { market: markets.base, locale: 'es' } as const
  const match = { route: routeNamed(route), locale: 'es', params: { product: 'keys' } } as const
  const wire = { uuid: category, content } as WireStory
  return canonicalListQuery({ match, wire, siteContext, params: new URLSearchParams(query) })
}

test.each([
  'status=new',
  'key-type=dimple&kind=key_blank&lock-brand=nordala',
  'sort=code&status=active&status=new',
  'page=2',
  'sort=length-desc&view=table',
  'utm_source=x',
  'utm_source=x&page=2',
])('%j is written as lists write it', async (query) => {
  expect(await canonical(query)).toBeUndefined()
})

test.each([
  ['choices in another order', 'lock-brand=nordala&kind=key_blank', '?kind=key_blank&lock-brand=nordala'],
  ['values in another order, or twice', 'status=new&status=active&status=new', '?status=active&status=new'],
  ['a value that no product has', 'lock-brand=nobody&status=new', '?status=new'],
  ['nothing but such values', 'lock-brand=nobody&kind=', ''],
  ['a malformed value', 'kind=%00%3Cscript%3E', ''],
  ['the usual order, said', 'sort=name', ''],
  ['an order that nobody knows', 'sort=price&status=new', '?status=new'],
  ['another way to show it', 'view=list&status=new', '?status=new'],
  ['an order of no column', 'sort=newest-desc', ''],
  ['the first page, said', 'page=1', ''],
  ['a page that is no number', 'page=abc&status=new', '?status=new'],
  ['a page beyond the end', 'page=9', '?page=2'],
  ['a page beyond the end of what is chosen', 'page=2&status=new', '?status=new'],
  ['an empty field of the form, with a foreign parameter', 'status=&utm_source=x', '?utm_source=x'],
])('%s leads to the one way to write it', async (_, query, canonicalize) => {
  expect(await canonical(query)).toBe(canonicalize)
  expect(await canonical(canonicalize)).toBeUndefined()
})

test('a parameter of another list is none of this one', async () => {
  expect(await canonical('status=new&topic=anything')).toBe('?status=new')
})

test.each<[string, RouteName, string, string | undefined]>([
  ['a known year', 'resources-bulletins', 'year=2021', undefined],
  ['an unknown year', 'resources-bulletins', 'year=1850', ''],
  ['a second value where one counts', 'resources-bulletins', 'year=2021&year=2020', '?year=2020'],
  ['a page beyond the end', 'resources-bulletins', 'page=9&utm_source=x', '?page=3&utm_source=x'],
  ['a filter of products', 'resources-bulletins', 'kind=key_blank&year=2021', '?year=2021'],
  ['a list without filters', 'news-about-us', 'year=2021', ''],
])('%s on %s leads to the one way to write it', async (_, route, query, to) => {
  expect(await canonical(query, route)).toBe(to)
  expect(await canonical(to ?? query, route)).toBeUndefined()
})

test('a page of downloads knows the kinds of its own files', async () => {
  const content = { component: 'page', template: 'downloads-skeleton', title: 'D', body: [] }
  expect(await canonical('kind=software&page=2', 'slug', content)).toBe('')
})

test('addresses of other pages are none of its business', async () => {
  expect(await canonical('sort=price', 'products-slug', { component: 'product' })).toBeUndefined()
})
