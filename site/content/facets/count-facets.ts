import { sizeOfBoth } from './bit-set.ts'
import type { Choice } from './choice.ts'
import { sizeWithin } from './numbers.ts'
import type { ValueSets } from './value-sets.ts'

/** How often each value of a facet occurs. */
export type FacetCount = {
  name: string
  /** Products with the value, every other facet as it is chosen: what choosing it would show. */
  counts: ReadonlyMap<string, number>
  /** Products that have any value of it, under the same condition. */
  covered: number
  /** Products without this facet's own choice: what taking it back would show. */
  without: number
}

/** Number of products that are chosen. */
export function countProducts(sets: ValueSets, choice: Choice): number {
  const chosen = sets.chosen(choice)
  return sizeOfBoth(chosen, chosen)
}

/**
 * Counts facets. The choice of a facet itself does not narrow what it counts, because another of its values may be chosen
 * beside.
 */
export function countFacets(sets: ValueSets, names: readonly string[], choice: Choice): FacetCount[] {
  const whole = sets.chosen(choice)
  return names.map((name) => {
    const { [name]: own, ...others } = choice.selection
    const chosen = own ? sets.chosen({ ...choice, selection: others }) : whole
    const { any, values } = sets.valuesOf(name)
    const counted = [...values].map(([value, numbers]) => [value, sizeWithin(numbers, chosen)] as const)
    return {
      name,
      counts: new Map(counted.filter(([, count]) => count > 0)),
      covered: sizeOfBoth(any, chosen),
      without: sizeOfBoth(chosen, chosen),
    }
  })
}
