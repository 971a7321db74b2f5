import { parseBlock } from 'component-schemas/parse/parse-content.ts'
import { leastContent, mostContent } from 'component-schemas/proofs/block-content.fixture.ts'
import { differentValues, type FieldPlace, fieldPlaces } from 'component-schemas/proofs/field-places.fixture.ts'
import { requestedFields } from 'component-schemas/proofs/requested-fields.fixture.ts'
import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import type { Block } from 'component-schemas/schema/define-block.ts'
import type { WireBlock } from 'component-schemas/schema/example-values.ts'
import { expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'

// Every example is filled again and again; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

/** The queries of the lists, in order. */
let requests: unknown[] = []

const remember =
  (list: string, response: unknown) =>
  async (...listQueries: unknown[]) => {
    requests.push([list, listQueries[0]])
    return response
  }

vi.mock('../stories/get-shown-form.ts', () => ({ getShownForm: remember('form', undefined) }))
vi.mock('./list-categories.ts', () => ({
  listCategories: remember('categories', []),
  listChosenCategories: remember('chosen categories', []),
  categoriesNamed: async () => [],
}))
vi.mock('../downloads/list-downloads.ts', () => ({ listDownloads: remember('downloads', []) }))
vi.mock('./list-news.ts', () => ({ listNews: remember('news', []) }))
vi.mock('./list-pages.ts', () => ({ listPages: remember('pages', []) }))
vi.mock('./list-stories.ts', () => ({
  listStories: remember('stories', { stories: [], total: 0 }),
  listStoriesByUuid: async (uuids: readonly string[]) => {
    requests.push(['stories by uuid', uuids])
    return uuids.map((uuid) => ({ uuid, content: {} }))
  },
}))
vi.mock('../products/product-card.ts', () => ({
  notOnCards: [],
  productCards: (stories: readonly { uuid: string }[]) => stories.map(({ uuid }) => ({ uuid })),
}))

const { resolveListings } = await import('./resolve-listings.ts')

const siteContext = { market: markets.base, locale: 'es' } as const

/** Requests and resolved data of a block with a value in a field, in all of its examples, with full and with empty lists. */
async function findings({ pageBlock, put }: FieldPlace, value: unknown): Promise<string> {
  requests = []
  const resolved: unknown[] = []
  for (const content of contexts(pageBlock))
    resolved.push(await resolveListings([parseBlock(put(content, value))], siteContext))
  return JSON.stringify([requests, resolved.map((body) => resolvedIn(body))])
}

function contexts(block: Block): WireBlock[] {
  const examples = Object.values(blockExamples[block.name as keyof typeof blockExamples])
  return [...examples, leastContent(block), mostContent(block)]
}

function resolvedIn(body: unknown): unknown {
  return (body as readonly { resolved?: unknown }[])[0]?.resolved
}

test.each(fieldPlaces().filter(({ name }) => requestedFields.has(name)))(
  '$name decides what is asked for',
  async (one) => {
    const values = differentValues(one.field)
    const found = new Set<string>()
    for (const value of values) found.add(await findings(one, value))
    expect(found.size).toBe(values.length)
  },
)

test('a block without a listing is finished as it is', async () => {
  const block = parseBlock(blockExamples.rich_text.typical)
  expect(await resolveListings([block], siteContext)).toEqual([block])
})

const uuidOf = (index: number) => `7d3f0c52-1f0e-4a57-9b1e-64a1c7f0b${String(index).padStart(3, '0')}`

async function carousel(fields: object): Promise<unknown[]> {
  const block = parseBlock({ component: 'products_carousel', _uid: 'c', title: 'T', ...fields })
  const resolved = resolvedIn(await resolveListings([block], siteContext)) as { products: unknown[] }
  return resolved.products
}

test('a carousel shows as many of the chosen products as its limit says, the first ones', async () => {
  const items = Array.from({ length: 5 }, (_, index) => uuidOf(index))
  expect(await carousel({ items, limit: '3' })).toEqual(items.slice(0, 3).map((uuid) => ({ uuid })))
  const many = Array.from({ length: 30 }, (_, index) => uuidOf(index))
  expect((await carousel({ items: many, limit: '' })).length).toBeLessThanOrEqual(24)
})

test('a carousel without chosen products asks for as many of the newest as its limit says', async () => {
  requests = []
  await carousel({ limit: '5' })
  expect(requests).toMatchObject([['stories', { contentType: 'product', perPage: 5 }]])
})
