import { expect, test } from 'vitest'
import { sortNamed, wordOrders } from './product-orders.ts'

const named = (code: string, name = code) => ({ code, name })
const codes = (products: readonly { code: string }[]) => products.map(({ code }) => code)

test('names stand in the order of the reader’s language, equal ones by code', () => {
  const products = [named('B', 'Zylinder'), named('C', 'Ölfilter'), named('A', 'Öse')]
  expect(codes(products.toSorted(wordOrders('de-DE').name))).toEqual(['C', 'A', 'B'])
  expect(codes([named('X-10', 'A'), named('X-2', 'A')].toSorted(wordOrders('es').name))).toEqual(['X-2', 'X-10'])
})

test('numbers in codes count as numbers', () => {
  expect(codes([named('NOR-10R'), named('NOR-2R')].toSorted(wordOrders('es').code))).toEqual(['NOR-2R', 'NOR-10R'])
})

test('an unknown order is the default one', () => {
  expect([sortNamed(undefined), sortNamed('price'), sortNamed('code')]).toEqual(['name', 'name', 'code'])
})
