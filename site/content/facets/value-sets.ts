import { type BitSet, differenceOf, emptySet, intersectionOf, removeFrom, withNumber } from './bit-set.ts'
import { type Choice, categoryFacet } from './choice.ts'
import { isAmong, isNone, isWithin, type Numbers, noNumbers, unionOf, withOne, without } from './numbers.ts'
import type { IndexedProduct } from './product-orders.ts'

/** Which products have which values, as sets of their numbers. */
export type ValueSets = {
  add: (number: number, product: IndexedProduct) => void
  remove: (number: number) => void
  has: (facet: string, value: string) => boolean
  /** The products of a choice. */
  chosen: (choice: Choice) => BitSet
  /** The values of one product. */
  valuesWith: (number: number, facet: string) => string[]
  /** Each value of a facet with its products, and the products that have any. */
  valuesOf: (facet: string) => { any: BitSet; values: ReadonlyMap<string, Numbers> }
}

type Facet = { any: BitSet; values: Map<string, Numbers> }

export function valueSets(): ValueSets {
  const facets = new Map<string, Facet>()
  let all = emptySet()

  function addValues(number: number, name: string, values: readonly string[]): void {
    if (values.length === 0) return
    const facet = facets.get(name) ?? { any: emptySet(), values: new Map<string, Numbers>() }
    facets.set(name, facet)
    facet.any = withNumber(facet.any, number)
    for (const value of values) facet.values.set(value, withOne(facet.values.get(value) ?? noNumbers(), number))
  }

  const productsWith = (name: string, values: readonly string[]) =>
    unionOf(values.map((value) => facets.get(name)?.values.get(value) ?? noNumbers()))

  return {
    add(number, { categories, facets: own }) {
      all = withNumber(all, number)
      addValues(number, categoryFacet, categories)
      for (const [name, values] of Object.entries(own)) addValues(number, name, values)
    },
    remove(number) {
      removeFrom(all, number)
      for (const { any, values } of facets.values()) {
        removeFrom(any, number)
        for (const numbers of values.values()) without(numbers, number)
      }
    },
    has(name, value) {
      const set = facets.get(name)?.values.get(value)
      return set !== undefined && !isNone(set)
    },
    chosen({ categories, selection }) {
      const narrowing = Object.entries({ ...(categories ? { [categoryFacet]: categories } : {}), ...selection })
      return narrowing.reduce((set, [name, values]) => intersectionOf(set, productsWith(name, values)), all)
    },
    valuesWith: (number, name) =>
      [...(facets.get(name)?.values ?? [])].filter(([, numbers]) => isAmong(numbers, number)).map(([value]) => value),
    valuesOf: (name) => facets.get(name) ?? { any: emptySet(), values: new Map() },
  }
}

/** The same without some products: what they have is still in the sets, and nothing finds it. */
export function withoutNumbers(sets: ValueSets, left: BitSet): ValueSets {
  return {
    ...sets,
    chosen: (choice) => differenceOf(sets.chosen(choice), left),
    has(name, value) {
      const numbers = sets.valuesOf(name).values.get(value)
      return numbers !== undefined && !isWithin(numbers, left)
    },
  }
}
