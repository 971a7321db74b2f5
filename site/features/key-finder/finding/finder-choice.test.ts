import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { madeUpProduct } from '#site/content/facets/made-up-product.fixture.ts'
import { productTable } from '#site/content/facets/product-table.ts'
import { parsePageQuery } from '#site/routing/query/page-query.ts'
import { finderChoiceOf, millimetresIn, queryOfChoice } from './finder-choice.ts'

const index = productTable('es-ES')
const blank = { keyType: 'cylinder', length: 30, head: 'round', cuts: 5, grooves: 3, sides: 'one' }
const fit = { isBlank: true, make: 'alvora', model: 'Brisa', fromYear: 2012, toYear: 2020 }
index.put([
  madeUpProduct(1, { blank, fits: [fit], facets: { 'key-type': ['cylinder'], 'vehicle-make': ['alvora'] } }),
  madeUpProduct(2, { blank: { ...blank, cuts: 6, head: 'oval' } }),
])

const choiceOf = (params: Record<string, string | string[]>) => finderChoiceOf(parsePageQuery(params), index)
const canonical = (params: Record<string, string | string[]>) => queryOfChoice(choiceOf(params))

describe('the choice of an address', () => {
  test('is a kind of key with what is measured; a number is read as people type it', () => {
    expect(choiceOf({ 'key-type': 'cylinder', length: ' 29,54 mm', cuts: '6', head: 'oval', height: '' })).toEqual({
      by: 'key',
      keyType: 'cylinder',
      measured: { length: 29.5, height: undefined, head: 'oval', cuts: 6, grooves: undefined, sides: undefined },
      unread: {},
    })
  })

  test('leaves out what no blank of the kind has', () => {
    expect(canonical({ 'key-type': 'cylinder', head: 'star', cuts: '7', grooves: '03', 'cut-sides': 'x' })).toEqual({
      'key-type': ['cylinder'],
    })
  })

  test.each(['-30', 'abc', '300', '3000'])('keeps %s, which is no length, to be named', (length) => {
    expect(canonical({ 'key-type': 'cylinder', length: ` ${length} ` })).toEqual({
      'key-type': ['cylinder'],
      length: [length],
    })
    expect(choiceOf({ 'key-type': 'cylinder', length })).toMatchObject({
      measured: { length: undefined },
      unread: { length },
    })
  })

  test('is nothing without a known kind or make; measures alone say nothing', () => {
    expect(choiceOf({ length: '30', 'key-type': 'dimple', 'vehicle-make': 'none', year: '2015' })).toEqual({
      by: 'nothing',
    })
  })

  test('is a vehicle; its model is written as the catalogue does, its year is one', () => {
    expect(canonical({ 'vehicle-make': 'alvora', model: ' brisa', year: ' 2015 ' })).toEqual({
      'vehicle-make': ['alvora'],
      model: ['Brisa'],
      year: ['2015'],
    })
    for (const year of ['1949', '2150', 'x', '15']) {
      expect(canonical({ 'vehicle-make': 'alvora', model: 'Vela', year })).toEqual({ 'vehicle-make': ['alvora'] })
    }
  })

  test('is a key where both are named, and the first of several values', () => {
    expect(canonical({ 'key-type': ['cylinder'], 'vehicle-make': 'alvora', cuts: ['6', '5'] })).toEqual({
      'key-type': ['cylinder'],
      cuts: ['5'],
    })
  })

  test('written and read again is the same, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('30', '29,5', '5', 'round', 'one', 'Brisa', '2015'),
    )
    const names = [
      'key-type',
      'vehicle-make',
      'length',
      'height',
      'head',
      'cuts',
      'grooves',
      'cut-sides',
      'model',
      'year',
    ]
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), typed), fc.boolean(), (params, isKey) => {
        const kind: Record<string, string> = isKey ? { 'key-type': 'cylinder' } : { 'vehicle-make': 'alvora' }
        const once = canonical({ ...params, ...kind })
        expect(queryOfChoice(finderChoiceOf(once, index))).toEqual(once)
      }),
    )
  })
})

test.each([
  ['30', 30],
  ['29.5', 29.5],
  ['29,5', 29.5],
  ['29,46', 29.5],
  [' 30 MM ', 30],
  ['30 мм', 30],
  ['1,18 in', 30],
  ['1.18"', 30],
  ['1,18 дюйм', undefined],
  ['3 cm', 30],
  ['4.9', undefined],
  ['200.1', undefined],
  ['-30', undefined],
  ['3e1', undefined],
  ['Infinity', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j is %j millimetres', (typed, value) => {
  expect(millimetresIn(typed, { least: 5, most: 200 })).toBe(value)
})
