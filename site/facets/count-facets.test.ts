import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countFacets, isSelected, type Selection } from './count-facets.ts'
import type { FacetValues } from './product-facets.ts'
import { usefulFilters } from './useful-filters.ts'

const items: { facets: FacetValues }[] = [
  { facets: { kind: ['key'], brand: ['nordala', 'linverra'], status: ['active'] } },
  { facets: { kind: ['key'], brand: ['nordala'], status: ['new'] } },
  { facets: { kind: ['key'], brand: ['tesquil'], status: ['active'] } },
  { facets: { kind: ['machine'], operation: ['flat'], status: ['active'] } },
]
const names = ['kind', 'brand', 'operation', 'status']

function counts(selection: Selection) {
  return Object.fromEntries(
    countFacets(items, names, selection).map((one) => [one.name, Object.fromEntries(one.counts)]),
  )
}

describe('a selection', () => {
  const shown = (selection: Selection) => items.filter((item) => isSelected(item, selection)).length

  test('of nothing shows everything', () => {
    expect(shown({})).toBe(4)
  })

  test('of two values of a facet shows items with either', () => {
    expect(shown({ brand: ['nordala', 'tesquil'] })).toBe(3)
  })

  test('in two facets shows items that meet both', () => {
    expect(shown({ brand: ['nordala', 'tesquil'], status: ['active'] })).toBe(2)
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
    const [kind] = countFacets(items, names, { kind: ['machine'], status: ['new'] })
    expect(kind).toMatchObject({ name: 'kind', without: 1, covered: 1 })
  })

  test('are what choosing the value alone would show, whatever else is chosen', () => {
    const value = fc.constantFrom('a', 'b', 'c')
    const item = fc.record({
      facets: fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.uniqueArray(value, { minLength: 1, maxLength: 3 })),
    })
    const choice = fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.uniqueArray(value, { minLength: 1, maxLength: 2 }))
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), choice, (some, selection) => {
        for (const { name, counts: found, without } of countFacets(some, ['x', 'y', 'z'], selection)) {
          const { [name]: _, ...others } = selection
          for (const one of ['a', 'b', 'c']) {
            const alone = some.filter((candidate) => isSelected(candidate, { ...others, [name]: [one] }))
            expect(found.get(one) ?? 0).toBe(alone.length)
          }
          expect(without).toBe(some.filter((candidate) => isSelected(candidate, others)).length)
        }
      }),
    )
  })
})

describe('useful filters', () => {
  const useful = (selection: Selection) =>
    usefulFilters(countFacets(items, names, selection), selection).map(({ name }) => name)

  test('are those that most items have and that tell them apart', () => {
    expect(useful({})).toEqual(['kind', 'brand', 'status'])
  })

  test('of a kind appear when the kind is chosen', () => {
    const more: typeof items = [...items, { facets: { kind: ['machine'], operation: ['dimple'], status: ['active'] } }]
    const selection = { kind: ['machine'] }
    const filters = usefulFilters(countFacets(more, names, selection), selection)
    expect(filters.map(({ name }) => name)).toEqual(['kind', 'operation'])
  })

  test('stay while something is chosen of them, a value that nothing has any more included', () => {
    const selection = { kind: ['machine'], brand: ['nordala'] }
    const brand = usefulFilters(countFacets(items, names, selection), selection).find(({ name }) => name === 'brand')
    expect(brand?.options).toEqual([{ value: 'nordala', count: 0, isChosen: true }])
  })
})
