import type { FacetValues } from './product-facets.ts'

/** What is chosen: facet to values. Several values of one facet widen, several facets narrow. */
export type Selection = Readonly<Record<string, readonly string[]>>

/** How often each value of a facet occurs. */
export type FacetCount = {
  name: string
  /** Items with the value, every other facet as it is chosen: what choosing it would show. */
  counts: ReadonlyMap<string, number>
  /** Items that have any value of it, under the same condition. */
  covered: number
  /** Items without this facet's own choice: what taking it back would show. */
  without: number
}

type Item = { facets: FacetValues }

type Running = { name: string; counts: Map<string, number>; covered: number; without: number }

/** Whether an item has a chosen value in each facet that is chosen from. */
export function isSelected({ facets }: Item, selection: Selection): boolean {
  return Object.entries(selection).every(([name, chosen]) => facets[name]?.some((value) => chosen.includes(value)))
}

/**
 * Counts every facet in one pass. An item that misses the choice of one facet alone still counts for that facet, because
 * another of its values may be chosen beside; one that misses two counts nowhere.
 */
export function countFacets(items: Iterable<Item>, names: readonly string[], selection: Selection): FacetCount[] {
  const running: Running[] = names.map((name) => ({ name, counts: new Map(), covered: 0, without: 0 }))
  const byName = new Map(running.map((one) => [one.name, one]))
  const chosen = Object.entries(selection)
  for (const item of items) {
    const missed = missedFacets(item, chosen)
    if (missed.length > 1) continue
    const [only] = missed
    const among = only === undefined ? running : [byName.get(only)]
    for (const one of among) if (one) count(item, one)
  }
  return running
}

/** Names of the facets whose choice the item does not meet; two are enough to know that it counts nowhere. */
function missedFacets({ facets }: Item, chosen: readonly (readonly [string, readonly string[]])[]): string[] {
  const missed: string[] = []
  for (const [name, values] of chosen) {
    if (!facets[name]?.some((value) => values.includes(value))) missed.push(name)
    if (missed.length > 1) break
  }
  return missed
}

function count({ facets }: Item, running: Running): void {
  running.without += 1
  const values = facets[running.name]
  if (!values) return
  running.covered += 1
  for (const value of values) running.counts.set(value, (running.counts.get(value) ?? 0) + 1)
}
