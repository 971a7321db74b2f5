import type { IndexedProduct } from './product-orders.ts'

/** A product that differs from others in what a test is about. */
export function madeUpProduct(id: number, more: Partial<IndexedProduct> = {}): IndexedProduct {
  const usual = { uuid: `u-${id}`, code: `N-${id}`, name: `N-${id}`, isNew: false, since: '2026-01-01' }
  return { id, ...usual, categories: [], facets: {}, gtins: [], codeKeys: [], fits: [], ...more }
}
