import { beforeEach, expect, test, vi } from 'vitest'
import { madeUpProduct } from '#site/content/facets/made-up-product.fixture.ts'
import { productTable } from '#site/content/facets/product-table.ts'
import type { PlannedChange } from '../plan/planned-change.ts'
import { type PlannedStories, plannedStories } from '../plan/planned-stories.ts'

let plan: PlannedStories | undefined
/** Uuids that were read as they will be. */
let read: (readonly string[])[] = []

vi.mock('../plan/planned-now.ts', () => ({ plannedNow: async () => plan }))
vi.mock('#site/content/listings/list-stories.ts', () => ({
  async listStoriesByUuid(uuids: readonly string[]) {
    read.push(uuids)
    return uuids.map((uuid) => storyOf(Number(uuid.slice(2))))
  },
}))

const { indexWithChanges } = await import('./index-with-changes.ts')

const category = '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001'

/** A product as it will be: of steel. */
function storyOf(id: number) {
  const spec = [
    { component: 'spec_key_blank', _uid: 's', keyType: 'cylinder', lockBrands: ['nordala'], material: 'steel' },
  ]
  const own = { component: 'product', _uid: 'p', code: `N-${id}`, name: `Llave ${id}`, kind: 'key_blank' }
  const place = { full_slug: `global/productos/n-${id}`, slug: `n-${id}`, name: `n-${id}` }
  return { id, uuid: `u-${id}`, ...place, content: { ...own, categories: [category], spec } }
}

function change(storyId: number, more: Partial<PlannedChange> = {}): PlannedChange {
  const usual = { uuid: `u-${storyId}`, address: `global/productos/n-${storyId}`, contentType: 'product' }
  return { storyId, ...usual, isPublished: true, language: undefined, source: 7, at: Date.UTC(2027, 0, 1), ...more }
}

const table = productTable('es-ES')
table.put([1, 2, 3].map((id) => madeUpProduct(id, { facets: { material: ['brass'] } })))

beforeEach(() => {
  plan = undefined
  read = []
})

test('the table itself is read where the plan is not known, and where it changes no product', async () => {
  expect(await indexWithChanges(table, 'es')).toBe(table)
  plan = plannedStories([change(9, { contentType: 'page' }), change(8, { address: 'italy/productos/n-8' })])
  expect(await indexWithChanges(table, 'es')).toBe(table)
  expect(read).toEqual([])
})

test('changed products are read once for a page, as they will be; unpublished ones are not there', async () => {
  plan = plannedStories([change(1), change(2, { source: 'unpublished' }), change(4, { isPublished: false })])
  const indexes = await Promise.all([indexWithChanges(table, 'es'), indexWithChanges(table, 'es')])
  expect([indexes[0] === indexes[1], read]).toEqual([true, [['u-1', 'u-4']]])
  const [index] = indexes
  expect(index?.uuids({ selection: {} }, { sort: 'code', from: 0, limit: 9 })).toEqual(['u-1', 'u-3', 'u-4'])
  expect(index?.count({ selection: { material: ['steel'] } })).toBe(2)
  expect(table.count({ selection: { material: ['steel'] } })).toBe(0)
})

test('a product that was never published is as new as its planned publish', async () => {
  plan = plannedStories([change(4, { isPublished: false })])
  const index = await indexWithChanges(table, 'es')
  expect(index.uuids({ selection: {} }, { sort: 'newest', from: 0, limit: 1 })).toEqual(['u-4'])
})

test('a change of one language changes the lists of that language alone', async () => {
  for (const [locale, count] of [
    ['de', 2],
    ['es', 3],
  ] as const) {
    plan = plannedStories([change(1, { source: 'unpublished', language: 'de' })])
    expect((await indexWithChanges(table, locale)).count({ selection: {} })).toBe(count)
  }
})
