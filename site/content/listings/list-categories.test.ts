import { beforeEach, describe, expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { cachedResponses } from '../client/cached-responses.ts'
import { forgetProductIndexes } from '../products/cached-products.ts'

type Story = { uuid: string; full_slug: string; content: Record<string, unknown> & { component: string } }

/** The stories of the content service. */
let stories: Story[] = []
/** The service does not count all products before this. */
let counted: Promise<void> | undefined

vi.mock('../client/content-client.ts', () => ({
  contentClient: {
    async get(_: string, query: Readonly<Record<string, unknown>>) {
      const { content_type: type, per_page: perPage = 25, page = 1 } = query
      if (type === 'product' && perPage === 100) await counted
      const found = stories.filter(({ content }) => content.component === type)
      const wire = found.map((story, index) => ({ ...story, id: index + 1, name: 'n', slug: 's' }))
      const [size, from] = [Number(perPage), (Number(page) - 1) * Number(perPage)]
      return { data: { stories: wire.slice(from, from + size) }, total: found.length }
    },
  },
}))

const { categoriesNamed, categoriesWithin, listCategories, listChosenCategories } = await import('./list-categories.ts')

const siteContext = { market: markets.base, locale: 'en' } as const
const uuid = (n: number) => `7d3f0c52-1f0e-4a57-9b1e-64a1c7f0b${String(n).padStart(3, '0')}`

function categoryStory(n: number, parent = ''): Story {
  const content = { component: 'category', _uid: 'c', title: `Category ${n}`, parent }
  return { uuid: uuid(n), full_slug: `global/categorias/c-${n}`, content }
}

function productStory(n: number, categories: readonly string[]): Story {
  return {
    uuid: uuid(n),
    full_slug: `global/productos/p-${n}`,
    content: {
      component: 'product',
      _uid: 'p',
      code: `P-${n}`,
      name: 'P',
      kind: 'key_blank',
      spec: [spec],
      categories,
    },
  }
}

const spec = { component: 'spec_key_blank', _uid: 's', keyType: 'cylinder', lockBrands: ['nordala'] }

beforeEach(() => {
  forgetProductIndexes()
  cachedResponses().invalidateAll()
  counted = undefined
  stories = [
    categoryStory(1),
    categoryStory(2),
    categoryStory(3),
    productStory(8, [uuid(1), uuid(3)]),
    productStory(9, [uuid(3)]),
  ]
})

test('chosen categories stand in the editor’s order, with the number of their products', async () => {
  const cards = await listChosenCategories([uuid(3), uuid(1), uuid(2)], siteContext)
  expect(cards.map(({ name, productCount }) => [name, productCount])).toEqual([
    ['Category 3', 2],
    ['Category 1', 1],
    ['Category 2', 0],
  ])
})

test('while products are still being counted, categories have no numbers, and the page expires soon', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  counted = promise
  const startedAt = performance.now()
  const [cards, { expiresAt }] = await recordRender(() => listChosenCategories([uuid(3)], siteContext))
  // A page is refused after 4.2 s, and has to be rendered meanwhile.
  expect(performance.now() - startedAt).toBeLessThan(2500)
  expect(cards).toMatchObject([{ name: 'Category 3', productCount: undefined }])
  expect(expiresAt - Date.now()).toBeLessThanOrEqual(60_000)
  // After the timeout of one page, the next pages do not wait.
  const nextAt = performance.now()
  await listChosenCategories([uuid(2)], siteContext)
  expect(performance.now() - nextAt).toBeLessThan(500)
  resolve()
})

test('no category is cut off, however many there are', async () => {
  stories = Array.from({ length: 130 }, (_, index) => categoryStory(index + 1))
  const cards = await listCategories({}, siteContext)
  expect(cards.map(({ name }) => name)).toEqual(stories.map(({ content }) => content['title']))
})

test('a chosen category that is gone is left out', async () => {
  const cards = await listChosenCategories([uuid(7), uuid(2)], siteContext)
  expect(cards.map(({ name }) => name)).toEqual(['Category 2'])
})

test('categories named by a product come in its order and without counts', async () => {
  const cards = await categoriesNamed([uuid(3), uuid(1)], siteContext)
  expect(cards.map(({ name, productCount }) => [name, productCount])).toEqual([
    ['Category 3', undefined],
    ['Category 1', undefined],
  ])
})

describe('a category with others below it', () => {
  beforeEach(() => {
    stories = [categoryStory(1), categoryStory(2, uuid(1)), categoryStory(3, uuid(2)), productStory(8, [uuid(3)])]
  })

  test('has all of them within, at whatever depth', async () => {
    expect(await categoriesWithin(uuid(1), siteContext)).toEqual([uuid(1), uuid(2), uuid(3)])
    expect(await categoriesWithin(uuid(3), siteContext)).toEqual([uuid(3)])
  })

  test('counts their products as its own', async () => {
    const cards = await listChosenCategories([uuid(1), uuid(2)], siteContext)
    expect(cards.map(({ productCount }) => productCount)).toEqual([1, 1])
  })

  test('is counted once where editors made a circle', async () => {
    stories = [categoryStory(1, uuid(2)), categoryStory(2, uuid(1)), productStory(8, [uuid(2)])]
    expect(await categoriesWithin(uuid(1), siteContext)).toEqual([uuid(1), uuid(2)])
  })
})
