import { expect, test } from 'vitest'
import { compileSelection } from './compile-selection.ts'
import { layers } from './layer.ts'
import { parseQuery } from './parse-query.ts'
import { sortTerms } from './sort-order.ts'

const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf']

test.each(names)('a property of every object is no property of a story: %s', (name) => {
  expect(() => sortTerms(`${name}:asc`, layers.draft)).toThrow('does not know the property')
})

test.each(names.flatMap((name) => [`is_startpage=${name}`, `only_variants=${name}`]))('%s is refused', (query) => {
  expect(() => compileSelection(parseQuery(query), layers.draft)).toThrow('accepts')
})

test.each([
  ['is_startpage=true', 's.is_startpage = ?', [1]],
  ['is_startpage=0', 's.is_startpage = ?', [0]],
  ['only_variants=1', '0', []],
  ['only_variants=false', '1', []],
])('%s selects by %s', (query, text, values) => {
  const { condition } = compileSelection(parseQuery(query), layers.draft)
  expect(condition.text).toContain(`(${text})`)
  expect(condition.values).toEqual(values)
})

test('a list is ordered by fifty values at most', () => {
  expect(sortTerms(Array.from({ length: 50 }, () => 'id').join(','), layers.draft)).toHaveLength(51)
  expect(() => sortTerms(Array.from({ length: 51 }, () => 'id').join(','), layers.draft)).toThrow('at most 50')
})
