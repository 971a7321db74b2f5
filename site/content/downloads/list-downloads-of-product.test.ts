import { beforeEach, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { contentChanged, tagsOf } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'

type Params = Readonly<Record<string, string | number>>
type Story = { id: number; full_slug: string; title: string; products: readonly string[]; items?: readonly string[] }

const uuid = (n: number) => `7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a${String(n).padStart(3, '0')}`
const [key, otherKey] = [uuid(901), uuid(902)]

/** What is published. */
let stories: Story[] = []
let requests: Params[] = []

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(_: string, params: Params) {
      requests.push(params)
      const found = responseTo(params)
      return { data: { stories: found.map(wireOf) }, total: found.length }
    },
  },
}))
vi.mock('../client/get-file-size.ts', () => ({ getFileSize: async () => 1000 }))

/** The service's own rules, as far as this list uses them: uuids in order, or folders and an entry of a field. */
function responseTo({
  by_uuids_ordered: uuids,
  by_slugs: slugs,
  'filter_query[products][any_in_array]': wanted,
}: Params) {
  if (typeof uuids === 'string') return uuids.split(',').flatMap((one) => stories.filter(({ id }) => uuid(id) === one))
  const folders = String(slugs)
    .split(',')
    .map((pattern) => pattern.replace(/\*$/, ''))
  return stories.filter(
    ({ full_slug: slug, products }) => folders.some((one) => slug.startsWith(one)) && products.includes(String(wanted)),
  )
}

function wireOf({ id, full_slug, title, products, items }: Story) {
  const file = { id: 1, filename: `http://localhost/f/1/x/a/${id}.pdf`, alt: '' }
  const files = [{ component: 'localized_file', _uid: 'f', language: 'es', file }]
  const content = items
    ? { component: 'download_folder', _uid: 'd', title, items }
    : { component: 'download', _uid: 'd', title, kind: 'instructions', files, products }
  return { id, uuid: uuid(id), name: title, slug: 'a', full_slug, content }
}

const { listDownloadsOfProduct } = await import('./list-downloads-of-product.ts')

const siteContext = { market: markets.base, locale: 'es' } as const
const titles = async (named: readonly string[] = [], product = key) =>
  (await listDownloadsOfProduct({ uuid: product, named }, siteContext)).map(({ title }) => title)

beforeEach(() => {
  cachedResponses().invalidateAll()
  requests = []
  stories = [
    { id: 1, full_slug: '_data/downloads/a', title: 'Ficha', products: [key] },
    { id: 2, full_slug: 'global/recursos/b', title: 'Corte', products: [otherKey, key] },
    { id: 3, full_slug: '_data/downloads/c', title: 'Garantía', products: [] },
  ]
})

test('has what names the product, with and without a page, by title', async () => {
  expect(await titles()).toEqual(['Corte', 'Ficha'])
  expect(await titles([], otherKey)).toEqual(['Corte'])
  expect(await titles([], uuid(903))).toEqual([])
})

test('has what the product names first, a folder as what it holds, and nothing twice', async () => {
  stories.push({ id: 4, full_slug: '_data/downloads/f', title: 'Folder', products: [], items: [uuid(3), uuid(1)] })
  expect(await titles([uuid(4)])).toEqual(['Garantía', 'Ficha', 'Corte'])
})

test('has no file of the extranet, even where the product names it, and none of another country', async () => {
  stories.push(
    { id: 5, full_slug: 'global/extranet/precios', title: 'Precios', products: [key] },
    { id: 6, full_slug: 'italy/recursos/listino', title: 'Listino', products: [key] },
  )
  expect(await titles([uuid(5)])).toEqual(['Corte', 'Ficha'])
})

test('reads a list of the class with the highest rate limit, once for a product', async () => {
  await titles()
  await titles()
  expect(requests.map(({ per_page: size }) => size)).toEqual([25])
})

test('a page that shows them is stale once a download is published or gives the product up', async () => {
  const [, { tags }] = await recordRender(() => titles())
  const publish = { action: 'published', story_id: 9, full_slug: '_data/downloads/n' }
  expect((tagsOf(publish) ?? []).filter((tag) => tags.has(tag))).not.toEqual([])
  stories.push({ id: 9, full_slug: '_data/downloads/n', title: 'Nueva', products: [key] })
  contentChanged(publish)
  expect(await titles()).toEqual(['Corte', 'Ficha', 'Nueva'])
  stories = stories.map((story) => (story.id === 1 ? { ...story, products: [] } : story))
  contentChanged({ action: 'published', story_id: 1, full_slug: '_data/downloads/a' })
  expect(await titles()).toEqual(['Corte', 'Nueva'])
})

test('the publish of another kind of story changes nothing', async () => {
  stories.push({ id: 7, full_slug: 'global/x', title: 'X', products: [] })
  await titles([uuid(7)])
  const [, { tags }] = await recordRender(() => titles())
  const publish = { action: 'published', story_id: 70, full_slug: 'global/eventos-y-noticias/n' }
  expect((tagsOf(publish, 'news_item') ?? []).filter((tag) => tags.has(tag))).toEqual([])
})
