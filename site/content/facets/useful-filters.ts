import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { Selection } from './choice.ts'
import type { FacetCount } from './count-facets.ts'
import { productFacets } from './product-facets.ts'

/** A filter as readers get it, with what taking its choice back would show. */
export type ProductFilter = Omit<ListFilter, 'options'> & {
  options: readonly { value: string; count: number; isChosen: boolean }[]
  without: number
}

/** A facet that fewer than these parts of the items have would hide the rest without saying so. */
const leastCovered = 0.4

const limits = new Map(productFacets.map(({ name, mostValues = Number.POSITIVE_INFINITY }) => [name, mostValues]))

/**
 * The facets that tell the items in view apart: chosen ones, and those that most items have and that not all have alike.
 * The facets of machines so appear when machines are chosen.
 */
export function usefulFilters(counted: readonly FacetCount[], selection: Selection): ProductFilter[] {
  return counted.flatMap(({ name, counts, covered, without }) => {
    const chosen = selection[name] ?? []
    const isTelling = covered >= without * leastCovered && [...counts.values()].some((count) => count < without)
    const most = limits.get(name) ?? Number.POSITIVE_INFINITY
    if (chosen.length === 0 && (!isTelling || counts.size > most)) return []
    const values = [...new Set([...chosen, ...mostFrequent(counts, most)])].toSorted()
    const options = values.map((value) => ({
      value,
      count: counts.get(value) ?? 0,
      isChosen: chosen.includes(value),
    }))
    return [{ name, choice: 'many' as const, options, without }]
  })
}

/** A chosen facet with too many values offers its most frequent ones beside the choice. */
function mostFrequent(counts: FacetCount['counts'], most: number): readonly string[] {
  if (counts.size <= most) return [...counts.keys()]
  const byCount = [...counts].toSorted(([, a], [, b]) => b - a)
  return byCount.slice(0, most).map(([value]) => value)
}
