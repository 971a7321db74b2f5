import { expect, test } from 'vitest'
import { type IndexedProduct, productOrders, sortNamed } from './product-orders.ts'

function indexed(code: string, more: Partial<IndexedProduct> = {}): IndexedProduct {
  const usual = { id: 1, uuid: code, name: code, isNew: false, since: '2026-01-01', categories: [], facets: {} }
  return { ...usual, code, ...more }
}

const codesOf = (products: readonly IndexedProduct[]) => products.map(({ code }) => code)

test('names stand in the order of the reader’s language, equal ones by code', () => {
  const products = [
    indexed('B', { name: 'Zylinder' }),
    indexed('C', { name: 'Ölfilter' }),
    indexed('A', { name: 'Öse' }),
  ]
  expect(codesOf(productOrders(products, 'de-DE').name)).toEqual(['C', 'A', 'B'])
  expect(codesOf(productOrders([indexed('X-2', { name: 'A' }), indexed('X-1', { name: 'A' })], 'es').name)).toEqual([
    'X-1',
    'X-2',
  ])
})

test('numbers in codes count as numbers', () => {
  expect(codesOf(productOrders([indexed('NOR-10R'), indexed('NOR-2R')], 'es').code)).toEqual(['NOR-2R', 'NOR-10R'])
})

test('new products come first, then the latest', () => {
  const products = [indexed('A'), indexed('B', { since: '2026-03-01' }), indexed('C', { isNew: true })]
  expect(codesOf(productOrders(products, 'es').newest)).toEqual(['C', 'B', 'A'])
})

test('an order that nobody knows is the usual one', () => {
  expect([sortNamed(undefined), sortNamed('price'), sortNamed('code')]).toEqual(['name', 'name', 'code'])
})
