import { expect, test } from 'vitest'
import { parseFilterList, readFacetLiteral, readNumericLiteral } from './parse-filter-list.ts'
import { splitFilter } from './split-filter.ts'

const numeric = (text: string) => parseFilterList([text], 'numericFilters', readNumericLiteral)[0]?.[0]?.condition

test.each([
  ['price>=10', { attribute: 'price', operator: '>=', value: 10 }],
  ['price != -1.5', { attribute: 'price', operator: '!=', value: -1.5 }],
  ['a<b = 3', { attribute: 'a<b', operator: '=', value: 3 }],
  ['price: 1 TO 20', { attribute: 'price', from: 1, to: 20 }],
])('the numeric filter %s is read', (text, condition) => expect(numeric(text)).toMatchObject(condition))

test.each(['price>=1.2.3', 'price=.', 'price:. TO 5', 'price:1 TO 2..', 'price', '>=3', 'price>=', ''])(
  'the numeric filter %j is refused',
  (text) => expect(() => numeric(text)).toThrow('Unexpected token'),
)

test('a score with more digits than a number is a part of the value', () => {
  const written = `brand:a<score=${'9'.repeat(400)}>`
  expect(readFacetLiteral(written)).toMatchObject({ score: 1, condition: { value: written.slice('brand:'.length) } })
})

test('many spaces are read in one pass', () => {
  expect(() => numeric(`a${' '.repeat(200_000)}b`)).toThrow('Unexpected token')
  expect(splitFilter(`${'a '.repeat(50_000)}${' '.repeat(200_000)}`)).toHaveLength(50_000)
})
