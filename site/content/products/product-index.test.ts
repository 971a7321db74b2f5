import { beforeEach, describe, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { contentChanged } from '../changes/content-changed.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { productSlots } from './cached-products.ts'

type Params = Readonly<Record<string, string | number>>
type Story = { id: number; published: string; content: Record<string, unknown> }

/** Stories of the content service, and the requests to it. */
let stories: Story[] = []
let requests: Params[] = []
/** Whether it fails when it is asked for a page of products. */
let isAway = false
/** What it waits for before it answers with a page of products. */
let hanging: Promise<unknown> | undefined

const uuidOf = (id: number) => `7d3f0c52-1f0e-4a57-9b1e-${String(id).padStart(12, '0')}`
const category = '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001'

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(_: string, params: Params) {
      requests.push(params)
      if (isAway && params['per_page'] === 100) throw new Error('away')
      if (params['per_page'] === 100) await hanging
      const { page = 1, per_page: perPage = 25, published_at_gte: since = '', by_uuids_ordered: uuids } = params
      const named = typeof uuids === 'string' ? uuids.split(',') : undefined
      const found = named
        ? named.flatMap((uuid) => stories.filter(({ id }) => uuidOf(id) === uuid))
        : stories
            .filter(({ published }) => published >= String(since))
            .toSorted((a, b) => (params['sort_by'] === 'published_at:desc' ? (a.published < b.published ? 1 : -1) : 0))
      const first = (Number(page) - 1) * Number(perPage)
      const shown = found.slice(first, first + Number(perPage))
      return { data: { stories: shown.map(wireOf) }, total: found.length }
    },
  },
}))

function wireOf({ id, published, content }: Story) {
  const slug = `p-${id}`
  const place = { full_slug: `global/productos/${slug}`, slug, name: slug, published_at: published }
  return { id, uuid: uuidOf(id), ...place, content }
}

/** Whether a table finds no more room than it begins with. */
let isDiskFull = false

vi.mock('#site/content/facets/open-table.ts', async (original) => {
  const { openTable } = await original<typeof import('#site/content/facets/open-table.ts')>()
  return {
    openTable() {
      const opened = openTable()
      if (isDiskFull) opened.exec('PRAGMA max_page_count = 3')
      return opened
    },
  }
})

const { getProductIndex } = await import('./product-index.ts')
const { listProducts } = await import('./list-products.ts')
const { findByGtin } = await import('./find-by-gtin.ts')

const siteContext = { market: markets.base, locale: 'es' } as const

function productStory(id: number, content: object = {}, published = '2026-01-01T00:00:00.000Z'): Story {
  const spec = [{ component: 'spec_key_blank', _uid: 's', keyType: 'cylinder', lockBrands: ['nordala'] }]
  const own = { component: 'product', _uid: 'p', code: `N-${id}`, name: `Llave ${String(id).padStart(5, '0')}` }
  return { id, published, content: { ...own, kind: 'key_blank', categories: [category], spec, ...content } }
}

beforeEach(() => {
  contentChanged({ action: 'merged' })
  cachedResponses().invalidateAll()
  stories = [1, 2, 3].map((id) => productStory(id))
  requests = []
  isAway = false
  hanging = undefined
  isDiskFull = false
})

async function codes(): Promise<string[]> {
  const index = await getProductIndex('es')
  const uuids = index?.uuids({ selection: {} }, { sort: 'code', from: 0, limit: 1000 }) ?? []
  return uuids.map((uuid) => String(stories.find(({ id }) => uuidOf(id) === uuid)?.content['code']))
}

describe('the index of products', () => {
  test('is read once a hundred at a time, and then kept', async () => {
    stories = Array.from({ length: 250 }, (_, index) => productStory(index + 1))
    expect(await codes()).toHaveLength(250)
    expect(requests.filter(({ per_page: perPage }) => perPage === 100)).toHaveLength(3)
    await codes()
    expect(requests).toHaveLength(4)
  })

  test('reads after a publish only what was published since', async () => {
    await codes()
    stories[1] = productStory(2, { code: 'N-22' }, '2026-02-01T00:00:00.000Z')
    contentChanged({ action: 'published', story_id: 2, full_slug: 'global/productos/p-2' })
    requests = []
    expect(await codes()).toEqual(['N-1', 'N-3', 'N-22'])
    expect(requests.map(({ per_page: perPage }) => perPage)).toEqual([1, 100])
    expect(requests[1]).toHaveProperty('published_at_gte')
  })

  test('loses an unpublished product, without reading anything again', async () => {
    await codes()
    stories = stories.filter(({ id }) => id !== 2)
    contentChanged({ action: 'unpublished', story_id: 2, full_slug: 'global/productos/p-2' })
    requests = []
    expect(await codes()).toEqual(['N-1', 'N-3'])
    expect(requests).toHaveLength(1)
  })

  test('is read again when a product is gone without a message', async () => {
    await codes()
    stories = [productStory(1), productStory(3), productStory(4, {}, '2026-02-01T00:00:00.000Z')]
    cachedResponses().invalidateAll()
    expect(await codes()).toEqual(['N-1', 'N-3', 'N-4'])
  })

  test('that cannot be read is the failure of each page that waits for it', async () => {
    isAway = true
    productSlots().clear()
    const render = () => recordRender(() => getProductIndex('es').catch(() => undefined))
    for (const [, { failure }] of await Promise.all([render(), render()])) {
      expect(failure).toMatchObject({ code: 'content-unavailable' })
    }
    expect(requests).toHaveLength(2)
  })

  test('that outlasts the time limit of a page is none of its waits and failures any more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    stories = Array.from({ length: 150 }, (_, index) => productStory(index + 1))
    const { promise, reject } = Promise.withResolvers<never>()
    hanging = promise
    const rendered = recordRender(() => getProductIndex('es'))
    await vi.waitUntil(() => requests.length === 2)
    await vi.advanceTimersByTimeAsync(2000)
    const [index, record] = await rendered
    vi.useRealTimers()
    expect(index).toBeUndefined()
    expect(record.waits).toBe(0)
    reject(new Error('away'))
    await vi.waitUntil(() => productSlots().get('es')?.inFlight === undefined)
    expect(record.failure).toBeUndefined()
  })

  test('for which the disk has no room leaves lists uncounted for a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    isDiskFull = true
    stories = Array.from({ length: 100 }, (_, index) => productStory(index + 1))
    expect(await getProductIndex('es')).toBeUndefined()
    const listing = await listProducts({ siteContext, pageNumber: 1, query: {} })
    expect([listing?.total, listing?.filters]).toEqual([100, []])
    isDiskFull = false
    expect(await codes()).toEqual([])
    vi.advanceTimersByTime(61_000)
    expect(await codes()).toHaveLength(100)
    vi.useRealTimers()
  })

  test('leaves out what cannot be used and does not read it again and again', async () => {
    stories.push({ ...productStory(4), content: { component: 'product', _uid: 'p' } })
    expect(await codes()).toEqual(['N-1', 'N-2', 'N-3'])
    requests = []
    await codes()
    expect(requests).toEqual([])
  })
})

describe('a list of products', () => {
  const list = (query = {}, pageNumber = 1) => listProducts({ siteContext, pageNumber, query })

  beforeEach(() => {
    stories = Array.from({ length: 60 }, (_, index) =>
      productStory(index + 1, { status: index < 5 ? 'discontinued' : 'active' }),
    )
  })

  test('shows everything up to the page asked for, in the order asked for', async () => {
    const listing = await list({ sort: ['code'] }, 2)
    expect(listing?.items).toHaveLength(48)
    expect(listing?.items[47]?.code).toBe('N-48')
    expect(listing).toMatchObject({ total: 60, hasMore: true })
  })

  test('has no page after the last one', async () => {
    expect(await list({}, 3)).toMatchObject({ hasMore: false })
    expect(await list({}, 4)).toBeUndefined()
  })

  test('shows what is chosen and counts what could be', async () => {
    const listing = await list({ status: ['discontinued'] })
    expect(listing?.items.map(({ status }) => status)).toEqual(Array(5).fill('discontinued'))
    const [status] = listing?.filters ?? []
    expect(status?.options).toEqual([
      { value: 'active', count: 55, isChosen: false },
      { value: 'discontinued', count: 5, isChosen: true },
    ])
  })

  test('ignores a value that no product has', async () => {
    expect(await list({ status: ['sold'] })).toMatchObject({ total: 60 })
  })

  test('asks for no more cards than one page shows, however far it goes', async () => {
    stories = Array.from({ length: 600 }, (_, index) => productStory(index + 1))
    const listing = await list({ sort: ['code'] }, 15)
    expect(listing?.firstPage).toBe(11)
    expect(listing?.items[0]?.code).toBe('N-241')
    expect(listing?.items).toHaveLength(120)
  })

  test('of a category holds its products alone', async () => {
    const other = '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a002'
    stories = [productStory(1), productStory(2, { categories: [other] })]
    const listing = await listProducts({ siteContext, pageNumber: 1, query: {}, categories: [other] })
    expect(listing?.items.map(({ code }) => code)).toEqual(['N-2'])
  })
})

describe('a product is found by a number', () => {
  const pack = '4006381333931'
  const variant = '2000000000015'
  const codeOf = async (gtin: string, locale: 'es' | 'de' = 'es') => (await findByGtin(gtin, locale))?.content['code']

  beforeEach(() => {
    const variants = [{ component: 'product_variant', _uid: 'v', code: 'N-2 L', ean: variant }]
    const packaging = [{ component: 'packaging', _uid: 'k', ean: pack }]
    stories[1] = productStory(2, { variants, packaging })
    stories[2] = productStory(3, { packaging: [{ component: 'packaging', _uid: 'k', ean: '4006381333932' }] })
  })

  test('of its pack and of its variants, while an unknown number costs no request', async () => {
    expect([await codeOf(`0${pack}`), await codeOf(`0${variant}`)]).toEqual(['N-2', 'N-2'])
    requests = []
    expect([await codeOf(`0${pack}`), await codeOf('00000096385074')]).toEqual(['N-2', undefined])
    expect(requests).toEqual([])
  })

  test('not by one whose check digit is wrong', async () => {
    expect(await codeOf('04006381333932')).toBeUndefined()
  })

  test('with the table of any language that was read', async () => {
    await codeOf(`0${pack}`)
    requests = []
    expect(await codeOf(`0${pack}`, 'de')).toBe('N-2')
    expect(requests.filter(({ per_page: perPage }) => perPage === 100)).toEqual([])
  })

  test('until it is unpublished', async () => {
    expect(await codeOf(`0${pack}`)).toBe('N-2')
    stories = stories.filter(({ id }) => id !== 2)
    contentChanged({ action: 'unpublished', story_id: 2, full_slug: 'global/productos/p-2' })
    expect(await codeOf(`0${pack}`)).toBeUndefined()
  })
})
