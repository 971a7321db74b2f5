import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Choice, Selection } from './choice.ts'
import { madeUpProduct } from './made-up-product.fixture.ts'
import type { FacetValues } from './product-facets.ts'
import type { IndexedProduct } from './product-orders.ts'
import { type ProductTable, productTable } from './product-table.ts'
import { usefulFilters } from './useful-filters.ts'

const facets: readonly FacetValues[] = [
  { kind: ['key'], brand: ['nordala', 'linverra'], status: ['active'] },
  { kind: ['key'], brand: ['nordala'], status: ['new'] },
  { kind: ['key'], brand: ['tesquil'], status: ['active'] },
  { kind: ['machine'], operation: ['flat'], status: ['active'] },
]
const names = ['kind', 'brand', 'operation', 'status']

function tableOf(products: readonly IndexedProduct[]): ProductTable {
  const table = productTable('es-ES')
  table.put(products)
  return table
}

const tableWith = (values: readonly FacetValues[]) =>
  tableOf(values.map((own, index) => madeUpProduct(index + 1, { facets: own })))

const index = tableWith(facets)

function counts(selection: Selection) {
  return Object.fromEntries(index.facets({ selection }, names).map((one) => [one.name, Object.fromEntries(one.counts)]))
}

describe('a selection', () => {
  const shown = (selection: Selection) => index.count({ selection })

  test('of nothing shows everything', () => {
    expect(shown({})).toBe(4)
  })

  test('of two values of a facet shows products with either', () => {
    expect(shown({ brand: ['nordala', 'tesquil'] })).toBe(3)
  })

  test('in two facets shows products that meet both', () => {
    expect(shown({ brand: ['nordala', 'tesquil'], status: ['active'] })).toBe(2)
  })

  test('within categories shows products of any of them', () => {
    const table = tableOf([
      madeUpProduct(1, { categories: ['c1'] }),
      madeUpProduct(2, { categories: ['c2', 'c3'] }),
      madeUpProduct(3),
    ])
    const of = (...categories: string[]) => table.count({ categories, selection: {} })
    expect([of('c1'), of('c1', 'c2', 'c3'), of('c4'), of()]).toEqual([1, 2, 0, 0])
  })
})

describe('the counts', () => {
  test('of a facet ignore its own choice, so that a second value can be chosen beside the first', () => {
    expect(counts({ brand: ['nordala'] })['brand']).toEqual({ nordala: 2, linverra: 1, tesquil: 1 })
  })

  test('of the other facets follow the choice', () => {
    expect(counts({ brand: ['nordala'] })['status']).toEqual({ active: 1, new: 1 })
    expect(counts({ brand: ['nordala'] })['kind']).toEqual({ key: 2 })
  })

  test('say what taking a choice back would show', () => {
    const [kind] = index.facets({ selection: { kind: ['machine'], status: ['new'] } }, names)
    expect(kind).toMatchObject({ name: 'kind', without: 1, covered: 1 })
  })

  test('are what choosing the value alone would show, whatever else is chosen', () => {
    const value = fc.constantFrom('a', 'b', 'c')
    const own = fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.uniqueArray(value, { minLength: 1, maxLength: 3 }))
    const choice = fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.uniqueArray(value, { minLength: 1, maxLength: 2 }))
    const within = fc.option(fc.uniqueArray(fc.constantFrom('c0', 'c1', 'c2')), { nil: undefined })
    fc.assert(
      fc.property(fc.array(own, { maxLength: 30 }), choice, within, (some, selection, categories) => {
        const all = some.map((values, at) =>
          madeUpProduct(at + 1, { facets: values, categories: at % 3 === 0 ? ['c0', 'c1'] : [`c${at % 3}`] }),
        )
        const table = tableOf(all)
        const shown = (chosen: Selection) => all.filter((one) => isShown(one, { categories, selection: chosen })).length
        for (const { name, counts: found, covered, without } of table.facets({ categories, selection }, [
          'x',
          'y',
          'z',
        ])) {
          const { [name]: _, ...others } = selection
          for (const one of ['a', 'b', 'c']) expect(found.get(one) ?? 0).toBe(shown({ ...others, [name]: [one] }))
          expect(covered).toBe(shown({ ...others, [name]: ['a', 'b', 'c'] }))
          expect(without).toBe(shown(others))
        }
        expect(table.count({ categories, selection })).toBe(shown(selection))
        table.close()
      }),
    )
  })
})

/** The rule in plain words, for comparison. */
function isShown({ categories: own, facets: values }: IndexedProduct, { categories, selection }: Choice): boolean {
  const isWithin = categories === undefined || own.some((uuid) => categories.includes(uuid))
  return (
    isWithin &&
    Object.entries(selection).every(([name, chosen]) => values[name]?.some((value) => chosen.includes(value)))
  )
}

describe('the table', () => {
  test('knows what cannot be used, and shows it nowhere', () => {
    const table = tableOf([madeUpProduct(1)])
    table.put([{ id: 2 }])
    expect([table.size(), table.count({ selection: {} })]).toEqual([2, 1])
  })

  test('has of a product what was said last, and nothing of one that is gone', () => {
    const table = tableOf([madeUpProduct(1, { facets: { kind: ['key'] } })])
    table.put([madeUpProduct(1, { facets: { kind: ['machine'] } })])
    expect([table.has('kind', 'key'), table.has('kind', 'machine')]).toEqual([false, true])
    expect([table.remove(1), table.remove(1)]).toEqual([true, false])
    expect([table.size(), table.has('kind', 'machine')]).toEqual([0, false])
  })

  test('takes a product once that a list says twice', () => {
    const table = productTable('es-ES')
    table.add([madeUpProduct(1), madeUpProduct(1, { code: 'other' })])
    expect(table.size()).toBe(1)
  })

  test('finds a product by each of its GTINs, and by none that it had before', () => {
    const [pack, variant] = ['04006381333931', '99999999999997']
    const table = tableOf([madeUpProduct(7, { gtins: [pack, variant, variant] }), madeUpProduct(3)])
    expect([pack, variant, '00000096385074'].map(table.uuidOfGtin)).toEqual(['u-7', 'u-7', undefined])
    table.put([madeUpProduct(7, { gtins: [variant] })])
    expect([pack, variant].map(table.uuidOfGtin)).toEqual([undefined, 'u-7'])
    table.add([madeUpProduct(2, { gtins: [variant] })])
    expect(table.uuidOfGtin(variant)).toBe('u-2')
    table.remove(2)
    table.remove(7)
    expect(table.uuidOfGtin(variant)).toBeUndefined()
  })

  test('finds a product by its own code before the product that has it as a variant', () => {
    const table = tableOf([madeUpProduct(1, { codeKeys: ['n1', 'n2'] }), madeUpProduct(2, { codeKeys: ['n2'] })])
    expect(['n1', 'n2', 'n3'].map(table.uuidOfCode)).toEqual(['u-1', 'u-2', undefined])
    table.remove(2)
    expect(table.uuidOfCode('n2')).toBe('u-1')
    table.put([madeUpProduct(1, { codeKeys: ['n1'] })])
    expect(table.uuidOfCode('n2')).toBeUndefined()
  })

  test('shows new products first, then the latest, then by name', () => {
    const table = tableOf([
      madeUpProduct(1, { name: 'B' }),
      madeUpProduct(2, { since: '2026-03-01' }),
      madeUpProduct(3, { isNew: true }),
      madeUpProduct(4, { name: 'A' }),
    ])
    const uuids = table.uuids({ selection: {} }, { sort: 'newest', from: 0, limit: 9 })
    expect(uuids).toEqual(['u-3', 'u-2', 'u-4', 'u-1'])
    expect(table.uuids({ selection: {} }, { sort: 'newest', from: 1, limit: 2 })).toEqual(['u-2', 'u-4'])
  })

  test('asks for what readers wrote as a value, whatever it looks like', () => {
    const odd = "x') OR 1=1 --"
    expect([index.has(odd, odd), index.count({ selection: { [odd]: [odd] } })]).toEqual([false, 0])
  })
})

describe('useful filters', () => {
  const useful = (selection: Selection) =>
    usefulFilters(index.facets({ selection }, names), selection).map(({ name }) => name)

  test('are those that most items have and that tell them apart', () => {
    expect(useful({})).toEqual(['kind', 'brand', 'status'])
  })

  test('of a kind appear when the kind is chosen', () => {
    const more = tableWith([...facets, { kind: ['machine'], operation: ['dimple'], status: ['active'] }])
    const selection = { kind: ['machine'] }
    const filters = usefulFilters(more.facets({ selection }, names), selection)
    expect(filters.map(({ name }) => name)).toEqual(['kind', 'operation'])
  })

  test('of a facet with too many values wait until others have narrowed it, and beside a choice stand few of them', () => {
    const blank = (number: number) => ({
      profile: [`P${number % 20}`],
      brand: [number % 2 === 0 ? 'nordala' : 'tesquil'],
    })
    const many = tableWith(Array.from({ length: 140 }, (_, number) => blank(number)))
    const profiles = (selection: Selection) =>
      usefulFilters(many.facets({ selection }, ['profile']), selection).flatMap(({ options }) => options)
    expect(profiles({})).toEqual([])
    expect(profiles({ brand: ['nordala'] })).toHaveLength(10)
    const beside = profiles({ profile: ['P19'] })
    expect(beside.length).toBeLessThanOrEqual(13)
    expect(beside.filter(({ isChosen }) => isChosen)).toEqual([{ value: 'P19', count: 7, isChosen: true }])
  })

  test('stay while something is chosen of them, a value that nothing has any more included', () => {
    const selection = { kind: ['machine'], brand: ['nordala'] }
    const brand = usefulFilters(index.facets({ selection }, names), selection).find(({ name }) => name === 'brand')
    expect(brand?.options).toEqual([{ value: 'nordala', count: 0, isChosen: true }])
  })
})
