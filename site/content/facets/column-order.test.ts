import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderedByRank } from './column-order.ts'
import { madeUpProduct } from './made-up-product.fixture.ts'
import type { FacetValues } from './product-facets.ts'
import type { ProductSort } from './product-orders.ts'
import { productTable } from './product-table.ts'

test('numbers stand in the order of their ranks like a stable sort', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(numbers, fc.array(fc.nat(9), { minLength: 401, maxLength: 401 }), (all, ranks) => {
      const expected = all.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
      expect([...orderedByRank(Uint32Array.from(all), Uint32Array.from(ranks))]).toEqual(expected)
    }),
  )
})

const blanks: readonly { code: string; facets: FacetValues }[] = [
  { code: 'A-10', facets: { 'length-mm': ['29.5'], cuts: ['10'], profile: ['NR10'], maker: ['mordaleva'] } },
  { code: 'A-2', facets: { 'length-mm': ['29.25'], cuts: ['5'], profile: ['NR2'], maker: ['durmesa', 'cavelin'] } },
  { code: 'B-1', facets: {} },
  { code: 'A-3', facets: { 'length-mm': ['101'], cuts: ['5'], profile: ['NR2'], maker: ['cavelin'] } },
]
const table = productTable('es-ES')
table.put(blanks.map((blank, index) => madeUpProduct(index + 1, { ...blank, uuid: blank.code, name: blank.code })))

test.each<[ProductSort, string[]]>([
  ['length', ['A-2', 'A-10', 'A-3', 'B-1']],
  ['length-desc', ['A-3', 'A-10', 'A-2', 'B-1']],
  ['cuts', ['A-2', 'A-3', 'A-10', 'B-1']],
  ['cuts-desc', ['A-10', 'A-2', 'A-3', 'B-1']],
  ['profile', ['A-2', 'A-3', 'A-10', 'B-1']],
  ['maker', ['A-2', 'A-3', 'A-10', 'B-1']],
  ['maker-desc', ['A-10', 'A-2', 'A-3', 'B-1']],
  ['code-desc', ['B-1', 'A-10', 'A-3', 'A-2']],
])('a list sorted by %s has numbers by size, equal values by code, and what has none last', (sort, codes) => {
  expect(table.uuids({ selection: {} }, { sort, from: 0, limit: 9 })).toEqual(codes)
})

test('a changed product is found at its new place', () => {
  const [first] = blanks
  table.put([madeUpProduct(1, { ...first, uuid: 'A-10', facets: { 'length-mm': ['7'] } })])
  expect(table.uuids({ selection: {} }, { sort: 'length', from: 0, limit: 2 })).toEqual(['A-10', 'A-2'])
  const makers = table.valuesOf('maker', { selection: {} }, { sort: 'length', from: 1, limit: 2 })
  expect([...makers]).toEqual([
    ['A-2', ['durmesa', 'cavelin']],
    ['A-3', ['cavelin']],
  ])
})
