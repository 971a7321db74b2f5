import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalService, managementFetch, startLocalService } from '../support/local-service.ts'
import { stubPreviewingSite } from './previewing-site.fixture.ts'

// The site's modules for the server say so to its bundler; here there is none.
vi.mock('server-only', () => ({}))

/** The search hits of the public index for every query. */
let entries: object[] = []
vi.mock('site/search/search-catalogue.ts', () => ({
  async searchCatalogue() {
    const counts = { products: entries.length }
    return { isAvailable: true, entries, total: entries.length, counts, filters: [], isLoose: false, hasMore: false }
  },
}))

let service: LocalService
let site: Pick<typeof import('site/content/client/draft-reading.ts'), 'readingDrafts'> &
  Pick<typeof import('site/content/products/list-products.ts'), 'listProducts'> &
  Pick<typeof import('site/content/products/list-by-codes.ts'), 'listByCodes'> &
  Pick<typeof import('site/features/planned-previews/search/read-previewed-results.ts'), 'readPreviewedResults'> & {
    markets: typeof import('site/routing/markets.ts')['markets']
  }
const products: { id: number; uuid: string; content: Record<string, unknown> }[] = []
const moment = Date.parse('2090-01-01T12:00:00Z')
const [keys, cylinders] = ['7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001', '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a002']
let release: number

async function send(method: string, path: string, body?: unknown) {
  const response = await managementFetch(service.url, path, { method, body })
  expect([path, response.status < 300]).toEqual([path, true])
  return response.body
}

function contentOf(index: number, more: object = {}): Record<string, unknown> {
  const material = index % 3 === 0 ? 'steel' : 'brass'
  const spec = [{ component: 'spec_key_blank', _uid: 's', keyType: 'cylinder', lockBrands: ['nordala'], material }]
  const own = { component: 'product', _uid: 'p', code: `N-${index}`, name: `Llave ${index}`, kind: 'key_blank' }
  return { ...own, status: 'active', categories: [index % 2 ? keys : cylinders], spec, ...more }
}

const steel = (index: number, more: object = {}) =>
  contentOf(index * 3, { ...contentOf(index), spec: contentOf(3)['spec'], ...more })

/** Sixty products; the last one is a draft. */
async function writeSpace(): Promise<void> {
  const folder = async (name: string, parentId = 0) =>
    (await send('POST', 'stories', { story: { name, slug: name, is_folder: true, parent_id: parentId } })).story.id
  const parentId = await folder('productos', await folder('global'))
  for (let index = 1; index <= 60; index += 1) {
    const content = contentOf(index)
    const story = { name: `n-${index}`, slug: `n-${index}`, parent_id: parentId, content }
    const { story: created } = await send('POST', `stories?publish=${index < 60 ? 1 : 0}`, { story })
    products.push({ ...created, content })
  }
}

const idOf = (index: number) => products[index - 1]?.id ?? 0

/** A release of six products and a new one; an unpublish beside it. */
async function plan(): Promise<void> {
  const at = '2090-01-01T11:00:00Z'
  release = (await send('POST', 'releases', { release: { name: 'R', release_at: at } })).release.id
  const held = (index: number, content: object) =>
    send('PUT', `stories/${idOf(index)}`, { story: { content }, release_id: release })
  await held(1, steel(1))
  await held(4, steel(4, { categories: [keys] }))
  await held(6, contentOf(6, { categories: [keys], name: 'Zafiro' }))
  await held(8, contentOf(8, { code: 'A-1' }))
  await held(10, contentOf(10, { status: 'discontinued' }))
  await held(60, contentOf(60))
  await send('PUT', `stories/${idOf(12)}`, { story: { content: contentOf(12, { name: 'Only a draft' }) } })
  const unpublish = { story_id: idOf(14), publish_at: '2090-01-01T10:00:00Z', action: 'unpublish' }
  await send('POST', 'story_schedulings', { story_scheduling: unpublish })
}

beforeAll(async () => {
  service = await startLocalService()
  await writeSpace()
  await plan()
  stubPreviewingSite(service)
  const drafts = await import('site/content/client/draft-reading.ts')
  const { loadPreviewReader } = await import('site/features.previews.ts')
  site = {
    readingDrafts: (run, previewed) => drafts.readingDrafts(run, previewed, loadPreviewReader),
    ...(await import('site/content/products/list-products.ts')),
    ...(await import('site/content/products/list-by-codes.ts')),
    ...(await import('site/features/planned-previews/search/read-previewed-results.ts')),
    ...(await import('site/routing/markets.ts')),
  }
})

afterAll(() => service.remove())

const context = () => ({ market: site.markets.base, locale: 'es' }) as const

/** Lists of products in several orders, with their numbers and filters, and two look-ups by code. */
async function everything() {
  const siteContext = context()
  const list = (query: Record<string, string[]>, categories?: string[], pageNumber = 1) =>
    site.listProducts({ siteContext, pageNumber, query, categories })
  const lists = [
    await list({ sort: ['name'] }),
    await list({ sort: ['code'] }, undefined, 3),
    await list({ material: ['steel'] }),
    await list({ sort: ['newest'], status: ['active'] }, [cylinders]),
    await list({ view: ['table'], sort: ['code-desc'] }, [keys]),
  ]
  const named = await site.listByCodes(['A-1', 'N-8', 'N-14', 'N-60'], siteContext)
  return withoutMarks({ lists, named: named.map((one) => one?.content.name ?? null) })
}

/** Without the marks by which an editor selects blocks. */
function withoutMarks<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (key, one) => (key === '_editable' ? undefined : one)))
}

const search = async (words: string) => {
  const query = { words, group: undefined, order: 'relevance', facets: {} } as const
  return await site.readPreviewedResults(query, { siteContext: context(), pageNumber: 1 })
}
const namesIn = ({ results }: Awaited<ReturnType<typeof search>>) =>
  results.isAvailable ? results.entries.map(({ name }) => name.map(({ text }) => text).join('')) : undefined

test('a list of visitors has nothing of the plan', async () => {
  const { lists, named } = await everything()
  expect(lists.map((one) => one?.total)).toEqual([59, 59, 19, 29, 30])
  expect(named).toEqual([null, 'Llave 8', 'Llave 14', null])
})

test('with a moment, lists count, filter, order and page what will be; the table of visitors stays as it is', async () => {
  const before = await everything()
  const { lists, named } = await site.readingDrafts(everything, { moment })
  expect(lists.map((one) => one?.total)).toEqual([59, 59, 22, 26, 32])
  expect(named).toEqual(['Llave 8', null, null, 'Llave 60'])
  expect(lists[0]?.items.some(({ name }) => name === 'Only a draft')).toBe(false)
  expect(await everything()).toEqual(before)
})

test('the search of a draft shows results as they will be and adds what the index does not know', async () => {
  const entry = (index: number) => ({
    id: products[index - 1]?.uuid,
    story: products[index - 1]?.uuid,
    href: `/productos/n-${index}`,
    group: 'products',
    name: [{ text: `Llave ${index}`, isMatch: false }],
    text: [],
  })
  entries = [entry(6), entry(14), entry(2)]
  const found = await site.readingDrafts(() => search('llave'), { moment })
  expect(namesIn(found)).toEqual(['Zafiro', 'Llave 2', 'Llave 60'])
  expect(found.upcoming).toEqual([products[59]?.uuid])
  expect(found.results).toMatchObject({ total: 3, counts: { products: 3 } })
  entries = []
  expect(namesIn(await site.readingDrafts(() => search('zafiro'), { release }))).toEqual(['Zafiro'])
  expect(namesIn(await site.readingDrafts(() => search('zafiro')))).toEqual([])
  const draft = await site.readingDrafts(() => search('only a draft'))
  expect([namesIn(draft), draft.upcoming]).toEqual([['Only a draft'], [products[11]?.uuid]])
})

test('after the release, what visitors get is what the preview showed', async () => {
  const previewed = await site.readingDrafts(everything, { release })
  await send('PUT', `releases/${release}`, { release: {}, do_release: true })
  const { contentChanged } = await import('site/content/changes/content-changed.ts')
  contentChanged({ action: 'merged' })
  expect(await everything()).toEqual(previewed)
})
