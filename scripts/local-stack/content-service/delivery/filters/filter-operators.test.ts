import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../../store/open-store.ts'
import { layers } from '../query/layer.ts'
import type { FilterCondition } from '../query/parse-query.ts'
import { allOf } from '../query/sql-text.ts'
import { compileFilters } from './compile-filters.ts'
import { filterOperators } from './filter-operators.ts'
import { isTests } from './is-tests.ts'
import { naiveMatch } from './naive-filter.fixture.ts'

const store = openStore(':memory:')
afterAll(() => store.close())

/** Indexes of the contents that match, computed by the real SQL. */
function matches(contents: readonly unknown[], filters: readonly FilterCondition[]): boolean[] {
  const condition = allOf(compileFilters(filters, layers.draft))
  const rows = contents.map((content, id) => ({ id, draft: JSON.stringify(content) }))
  const found = store.all<{ id: number }>(
    `SELECT s.id FROM (SELECT value ->> 'id' AS id, value ->> 'draft' AS draft FROM json_each(?)) AS s WHERE ${condition.text}`,
    [JSON.stringify(rows), ...condition.values],
  )
  const ids = new Set(found.map(({ id }) => id))
  return contents.map((_, id) => ids.has(id))
}

function only(operator: string, value: string, field = 'a'): FilterCondition[] {
  return [{ field, operator, value, group: 'all' }]
}

const examples: { operator: string; value: string; yes: unknown[]; no: unknown[]; field?: string }[] = [
  {
    operator: 'in',
    value: 'red, blue',
    yes: [{ a: 'red' }, { a: 'blue' }],
    no: [{ a: 'Red' }, { a: ['red'] }, { a: null }, {}],
  },
  {
    operator: 'in',
    value: 'true,5',
    yes: [{ a: true }, { a: 'true' }, { a: 5 }, { a: '5' }],
    no: [{ a: 1 }, { a: false }],
  },
  {
    operator: 'in',
    value: 'x',
    field: 'body.1.name',
    yes: [{ body: [{}, { name: 'x' }] }],
    no: [{ body: [{ name: 'x' }] }, { body: 'x' }],
  },
  { operator: 'in', value: 'x', field: 'seo.title', yes: [{ seo: { title: 'x' } }], no: [{ 'seo.title': 'x' }] },
  {
    operator: 'in',
    value: 'Chiave',
    field: 'a__i18n__es_co',
    yes: [{ a__i18n__es_co: 'Chiave' }],
    no: [{ a: 'Chiave' }],
  },
  { operator: 'not_in', value: 'red', yes: [{ a: 'blue' }, {}, { a: null }], no: [{ a: 'red' }] },
  { operator: 'like', value: '*ave*', yes: [{ a: 'Llave' }, { a: 'LLAVE plana' }], no: [{ a: 'llana' }, {}] },
  { operator: 'like', value: 'ключ*', yes: [{ a: 'Ключи' }, { a: 'КЛЮЧ' }], no: [{ a: 'лючк' }] },
  { operator: 'like', value: '*V*p*N*', yes: [{ a: 'Llave plana' }], no: [{ a: 'Llave nueva' }, {}] },
  { operator: 'like', value: '50%', yes: [{ a: '50%' }], no: [{ a: '505' }, { a: '50' }] },
  { operator: 'like', value: 'a_b', yes: [{ a: 'A_B' }], no: [{ a: 'axb' }] },
  { operator: 'like', value: '', yes: [{ a: '' }], no: [{ a: 'x' }, {}, { a: null }] },
  { operator: 'not_like', value: '*ave*', yes: [{ a: 'cerrojo' }, {}], no: [{ a: 'Llave' }] },
  {
    operator: 'in_array',
    value: 'x,z',
    yes: [{ a: ['x', 'y'] }, { a: ['z'] }],
    no: [{ a: ['y'] }, { a: [] }, { a: 'x' }, {}],
  },
  {
    operator: 'any_in_array',
    value: '1,true',
    yes: [{ a: [1] }, { a: [true] }, { a: ['1'] }],
    no: [{ a: [2, false] }],
  },
  { operator: 'all_in_array', value: 'x,y', yes: [{ a: ['y', 'x', 'z'] }], no: [{ a: ['x'] }, { a: 'x,y' }, {}] },
  {
    operator: 'gt_date',
    value: '2026-05-01 10:00',
    yes: [{ a: '2026-05-01 10:01' }, { a: '2026-05-01T12:30:00+02:00' }],
    no: [{ a: '2026-05-01 10:00' }, { a: '2026-04-30' }, { a: 'soon' }, {}],
  },
  {
    operator: 'lt_date',
    value: '2026-05-01T12:00:00+02:00',
    yes: [{ a: '2026-05-01 09:59' }, { a: '2026-04-30' }],
    no: [{ a: '2026-05-01 10:00' }, { a: 'now' }],
  },
  {
    operator: 'gt_int',
    value: '9',
    yes: [{ a: '10' }, { a: 10 }],
    no: [{ a: '9' }, { a: '8' }, { a: 'many' }, { a: '' }, { a: true }, {}],
  },
  { operator: 'lt_int', value: '-1', yes: [{ a: '-10' }, { a: -2 }], no: [{ a: '-1' }, { a: '0' }, { a: null }] },
  { operator: 'gt_float', value: '1.5', yes: [{ a: '1.6' }, { a: '1e3' }], no: [{ a: '1.5' }, { a: '1,6' }] },
  { operator: 'lt_float', value: '.5', yes: [{ a: '0.25' }, { a: '-3' }], no: [{ a: '0.5' }, { a: 'x' }] },
  { operator: 'is', value: 'empty', yes: [{ a: '' }, {}, { a: null }], no: [{ a: 'x' }, { a: [] }, { a: false }] },
  { operator: 'is', value: 'not_empty', yes: [{ a: 'x' }, { a: 0 }], no: [{ a: '' }, {}, { a: null }] },
  { operator: 'is', value: 'empty_array', yes: [{ a: [] }], no: [{ a: ['x'] }, {}, { a: '' }] },
  { operator: 'is', value: 'not_empty_array', yes: [{ a: ['x'] }], no: [{ a: [] }, { a: 'x' }, {}] },
  { operator: 'is', value: 'true', yes: [{ a: true }], no: [{ a: false }, { a: 1 }, {}] },
  { operator: 'is', value: 'false', yes: [{ a: false }], no: [{ a: true }, { a: 0 }, {}] },
  { operator: 'is', value: 'null', yes: [{ a: null }, {}], no: [{ a: '' }] },
  { operator: 'is', value: 'not_null', yes: [{ a: '' }, { a: false }], no: [{ a: null }, {}] },
  { operator: 'exists', value: 'true', yes: [{ a: null }, { a: '' }], no: [{}] },
  { operator: 'exists', value: 'false', yes: [{}], no: [{ a: null }, { a: 'x' }] },
]

describe('one operation', () => {
  test.each(examples)('$operator=$value matches $yes and not $no', ({ operator, value, yes, no, field }) => {
    const expected = [...yes.map(() => true), ...no.map(() => false)]
    expect(matches([...yes, ...no], only(operator, value, field))).toEqual(expected)
  })

  test('every operation and every value of `is` has an example', () => {
    const shown = new Set(examples.map(({ operator }) => operator))
    expect(filterOperators.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
    const kinds = new Set(examples.filter(({ operator }) => operator === 'is').map(({ value }) => value))
    expect(isTests.map(({ value }) => value).filter((value) => !kinds.has(value))).toEqual([])
  })
})

const texts = [
  '',
  'Llave',
  'LLAVE plana',
  'ключ',
  'КЛЮЧИ',
  '50%',
  'a_b',
  'axb',
  'true',
  'false',
  'null',
  '5',
  '-3',
  '2.5',
  '05',
  '1e2',
  ' 7 ',
  '[]',
  '{}',
  '*',
  '\\',
  '"',
  '2026-01-05 10:00',
  '2026-01-05',
  '2026-01-05T10:00:00Z',
  '2026-13-05',
  'now',
]
const scalar = fc.oneof(
  fc.constantFrom(...texts),
  fc.boolean(),
  fc.integer({ min: -10, max: 10 }),
  fc.constantFrom(0.5, 2.5, -1.25),
  fc.constant(null),
)
const value = fc.oneof({ weight: 3, arbitrary: scalar }, fc.array(scalar, { maxLength: 4 }), fc.record({ b: scalar }))
const content = fc.record({ a: value, b: value }, { requiredKeys: [] })
const operand = fc.oneof(
  fc.constantFrom(...texts, '*ave*', '*л*', 'l*a', '*%', 'a_*', '*\\*', '*l*v*', '*ю*ч*', '2*-*5*', '*a*a*p*'),
  fc.array(fc.constantFrom(...texts.slice(1, 16)), { minLength: 1, maxLength: 3 }).map((list) => list.join(',')),
)

const operands: Record<string, fc.Arbitrary<string>> = {
  gt_int: fc.integer({ min: -10, max: 10 }).map(String),
  lt_int: fc.integer({ min: -10, max: 10 }).map(String),
  gt_float: fc.constantFrom('-1.25', '0', '2.5', '1e1', '.5'),
  lt_float: fc.constantFrom('-1.25', '0', '2.5', '1e1', '.5'),
  gt_date: fc.constantFrom('2026-01-05', '2026-01-05 09:59', '2026-01-05T10:00:00+01:00'),
  lt_date: fc.constantFrom('2026-01-05 10:01', '2026-01-05 10:00', '2026-01-06'),
  is: fc.constantFrom(...isTests.map((row) => row.value)),
}

const condition: fc.Arbitrary<FilterCondition> = fc
  .constantFrom(...filterOperators.map(({ name }) => name))
  .chain((operator) =>
    fc.record({
      operator: fc.constant(operator),
      value: operands[operator] ?? operand,
      field: fc.constantFrom('a', 'b', 'a.b', 'b.0', 'b.1'),
      group: fc.constantFrom('all' as const, 'any' as const),
    }),
  )

describe('any operations over any content', () => {
  test.each(filterOperators.map(({ name }) => name))('%s agrees with the reference implementation', (operator) => {
    const operandOf = operands[operator] ?? operand
    fc.assert(
      fc.property(
        fc.array(content, { minLength: 1, maxLength: 20 }),
        operandOf,
        fc.constantFrom('a', 'a.b', 'b.0'),
        (contents, given, field) => {
          const filters = only(operator, given, field)
          expect(matches(contents, filters)).toEqual(contents.map((one) => naiveMatch(one, filters)))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('combines all conditions with AND and the alternatives with OR', () => {
    fc.assert(
      fc.property(
        fc.array(content, { minLength: 1, maxLength: 20 }),
        fc.array(condition, { minLength: 1, maxLength: 4 }),
        (contents, filters) => {
          expect(matches(contents, filters)).toEqual(contents.map((one) => naiveMatch(one, filters)))
        },
      ),
      { numRuns: 300 },
    )
  })
})
