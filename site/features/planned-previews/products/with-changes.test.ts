import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Choice, Selection } from '#site/content/facets/choice.ts'
import { madeUpProduct } from '#site/content/facets/made-up-product.fixture.ts'
import { allSorts, type IndexedProduct } from '#site/content/facets/product-orders.ts'
import { type ProductIndex, type ProductTable, productTable } from '#site/content/facets/product-table.ts'
import { withChanges } from './with-changes.ts'

function tableOf(products: readonly IndexedProduct[]): ProductTable {
  const table = productTable('es-ES')
  table.put(products)
  return table
}

const some = <Value>(...values: Value[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 })
const year = fc.option(fc.integer({ min: 1998, max: 2004 }), { nil: undefined })
const fit = fc.record({
  isBlank: fc.boolean(),
  make: fc.constantFrom('seat', 'fiat'),
  model: fc.constantFrom('Uno', 'Ibiza', 'Élan'),
  fromYear: year,
  toYear: year,
})
const blank = fc.record({
  keyType: fc.constantFrom('flat', 'dimple'),
  length: fc.option(fc.integer({ min: 20, max: 40 }), { nil: undefined }),
  cuts: fc.option(fc.integer({ min: 4, max: 7 }), { nil: undefined }),
  head: fc.option(fc.constantFrom('round', 'square'), { nil: undefined }),
})

/** What a product may be: everything but its id and its code, which no two products share. */
const state = fc.record({
  name: fc.constantFrom('Llave', 'llave', 'Máquina', 'Única', 'Zafiro'),
  isNew: fc.boolean(),
  since: fc.constantFrom('2026-01-01', '2026-02-02', '2026-03-03'),
  categories: some('c1', 'c2', 'c3'),
  facets: fc.record({
    kind: some('key', 'machine'),
    'length-mm': some('9.5', '20', '100'),
    cuts: some('4', '10'),
    profile: some('P1', 'P10', 'P2'),
    maker: some('cavelin', 'durmesa'),
  }),
  gtins: some('04006381333931', '99999999999997'),
  codeKeys: some('shared', 'other'),
  blank: fc.option(blank, { nil: undefined }),
  fits: fc.array(fit, { maxLength: 3 }),
})
type State = typeof state extends fc.Arbitrary<infer Value> ? Value : never

const productOf = (id: number, { codeKeys, ...own }: State) =>
  madeUpProduct(id, { ...own, codeKeys: [`n${id}`, ...codeKeys] })

/** Everything that pages read of an index. */
function everythingOf(index: ProductIndex) {
  const selections: Selection[] = [{}, { kind: ['key'] }, { kind: ['machine'], maker: ['cavelin', 'durmesa'] }]
  const choices = selections.flatMap((selection): Choice[] => [{ selection }, { selection, categories: ['c1', 'c3'] }])
  const names = ['kind', 'length-mm', 'cuts', 'profile', 'maker']
  const parts = allSorts.flatMap((sort) => [
    { sort, from: 0, limit: 5 },
    { sort, from: 4, limit: 3 },
    { sort, from: 0, limit: 99 },
  ])
  const measured = [{ length: 30 }, { length: 25, cuts: 5 }, { head: 'round', cuts: 6 }]
  const vehicles = ['seat', 'fiat'].flatMap((make) => [{ make }, { make, model: 'Uno' }, { make, year: 2000 }])
  return {
    has: names.flatMap((name) => ['key', '20', 'P1', 'cavelin', 'none'].map((value) => index.has(name, value))),
    counts: choices.map((choice) => index.count(choice)),
    lists: choices.map((choice) => parts.map((part) => index.uuids(choice, part))),
    makers: choices.map((choice) =>
      [...index.valuesOf('maker', choice, { sort: 'code', from: 1, limit: 6 })].map(sorted),
    ),
    facets: choices.map((choice) =>
      index.facets(choice, names).map(({ counts, ...rest }) => ({ ...rest, counts: [...counts].toSorted() })),
    ),
    gtins: ['04006381333931', '99999999999997', '1'].map(index.uuidOfGtin),
    codes: ['shared', 'other', 'n1', 'n5', 'n11'].map(index.uuidOfCode),
    blanks: ['flat', 'dimple'].map((type) => [
      index.blanks.choices(type),
      ...measured.map((one) => index.blanks.nearest(type, one, 4)),
    ]),
    models: ['seat', 'fiat'].flatMap((make) => [index.vehicles.models(make), index.vehicles.models(make, 2000)]),
    fits: vehicles.flatMap((one) => [
      index.vehicles.fitting(one, 'blank', 3),
      index.vehicles.fitting(one, 'device', 9),
    ]),
  }
}

const sorted = ([uuid, values]: readonly [string, readonly string[]]) => [uuid, values.toSorted()]

describe('a table with changes', () => {
  test('says what a table of the changed products says, which it leaves as it was', () => {
    const before = fc.array(state, { minLength: 1, maxLength: 10 })
    const change = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.option(state, { nil: undefined }))
    const changes = fc.uniqueArray(change, { maxLength: 6, selector: ([id]) => id })
    fc.assert(
      fc.property(before, changes, (first, changed) => {
        const products = first.map((one, at) => productOf(at + 1, one))
        const [table, published] = [tableOf(products), tableOf(products)]
        const ids = changed.map(([id]) => id)
        const others = changed.flatMap(([id, own]) => (own ? [productOf(id, own)] : []))
        const untouched = everythingOf(table)
        const index = withChanges(table, { ids, products: others })
        published.put(others)
        for (const id of ids) if (!others.some((one) => one.id === id)) published.remove(id)
        expect(everythingOf(index)).toEqual(everythingOf(published))
        expect(everythingOf(table)).toEqual(untouched)
        table.close()
        published.close()
      }),
      { numRuns: 150 },
    )
  }, 60_000)

  test('shows a changed product that cannot be used nowhere', () => {
    const table = tableOf([madeUpProduct(1), madeUpProduct(2)])
    const index = withChanges(table, { ids: [1], products: [{ id: 1 }] })
    expect([index.count({ selection: {} }), index.uuidOfCode('u-1')]).toEqual([1, undefined])
  })
})
