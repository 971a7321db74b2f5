import { afterAll, expect, test } from 'vitest'
import { openStore } from '../../store/open-store.ts'
import { compileSelection } from './compile-selection.ts'
import { layers } from './layer.ts'
import { parseQuery } from './parse-query.ts'
import { allOf, anyOf, sql } from './sql-text.ts'

const store = openStore(':memory:')
afterAll(() => store.close())
const isTrue = ({ text, values }: ReturnType<typeof sql>) =>
  store.get<{ value: number }>(`SELECT ${text} AS value`, values)?.value === 1
const numbers = Array.from({ length: 5000 }, (_, place) => sql('? > 0', place))

test('thousands of conditions are one expression, with their values in order', () => {
  expect(isTrue(anyOf(numbers))).toBe(true)
  expect(isTrue(allOf(numbers))).toBe(false)
  expect(isTrue(allOf(numbers.slice(1)))).toBe(true)
  expect(anyOf(numbers).values).toEqual(numbers.flatMap(({ values }) => values))
})

test.each([
  ['by_slugs', 'home'],
  ['excluding_slugs', 'a*b'],
  ['content_type', 'page'],
  ['filter_query[a][all_in_array]', 'b'],
])('a long list in %s selects stories', (name, value) => {
  const list = Array.from({ length: 2000 }, (_, place) => value + place).join(',')
  const { condition } = compileSelection(parseQuery(`${name}=${list}`), layers.draft)
  expect(store.all(`SELECT s.id FROM stories s WHERE ${condition.text}`, condition.values)).toEqual([])
})
