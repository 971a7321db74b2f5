import type { ListFilter } from 'component-schemas/list-filter.ts'
import type { PageQuery } from '#site/routing/page-query.ts'

/** One way to narrow a list that is known whole. */
export type Facet<Item> = {
  /** Name of the query parameter. */
  name: string
  choice: ListFilter['choice']
  /** Values in the order in which readers see them; others choose nothing. */
  values: readonly string[]
  /** Words the content has for the values. */
  labels?: Readonly<Record<string, string>>
  valuesOf: (item: Item) => readonly string[]
}

/**
 * The items that a query leaves, and what may be chosen beside it. Values of one facet add to each other, facets narrow
 * each other; each count says how many items its value would have, the other facets as they are. Values that no item
 * has and nobody chose are left out.
 */
export function filterBy<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  query: PageQuery,
): { items: readonly Item[]; filters: readonly ListFilter[] } {
  const chosen = new Map(facets.map((facet) => [facet.name, chosenOf(facet, query)]))
  const passes = (item: Item, { name, valuesOf }: Facet<Item>) => {
    const wanted = chosen.get(name) ?? []
    return wanted.length === 0 || valuesOf(item).some((value) => wanted.includes(value))
  }
  const filters = facets.map((facet): ListFilter => {
    const others = facets.filter((other) => other !== facet)
    const among = items.filter((item) => others.every((other) => passes(item, other)))
    return { name: facet.name, choice: facet.choice, options: optionsOf(facet, among, chosen.get(facet.name) ?? []) }
  })
  return { items: items.filter((item) => facets.every((facet) => passes(item, facet))), filters }
}

function chosenOf<Item>({ name, choice, values }: Facet<Item>, query: PageQuery): readonly string[] {
  const known = (query[name] ?? []).filter((value) => values.includes(value))
  return choice === 'one' ? known.slice(0, 1) : known
}

function optionsOf<Item>(
  { values, labels, valuesOf }: Facet<Item>,
  items: readonly Item[],
  chosen: readonly string[],
): ListFilter['options'] {
  return values.flatMap((value) => {
    const count = items.filter((item) => valuesOf(item).includes(value)).length
    const isChosen = chosen.includes(value)
    return count > 0 || isChosen ? [{ value, label: labels?.[value], count, isChosen }] : []
  })
}
