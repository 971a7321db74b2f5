import { expect, test } from 'vitest'
import type { IndexedProduct } from './product-orders.ts'
import { sharedLists } from './shared-lists.ts'

function indexed(id: number, brands: readonly string[]): IndexedProduct {
  const identity = { id, uuid: `u-${id}`, code: `N-${id}`, name: 'N', isNew: false, since: '' }
  return { ...identity, categories: ['c'], facets: { 'lock-brand': brands } }
}

test('equal lists of two products are one list, and nothing else changes', () => {
  const share = sharedLists()
  const [first, second, other] = [
    share(indexed(1, ['a', 'b'])),
    share(indexed(2, ['a', 'b'])),
    share(indexed(3, ['a'])),
  ]
  expect(second?.facets['lock-brand']).toBe(first?.facets['lock-brand'])
  expect(second?.categories).toBe(first?.categories)
  expect(second).toEqual(indexed(2, ['a', 'b']))
  expect(other?.facets['lock-brand']).toEqual(['a'])
})
