import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'

/** One way to narrow a list that is known whole. */
export type Facet<Item> = {
  /** Name of the query parameter. */
  name: string
  choice: ListFilter['choice']
  valuesOf: (item: Item) => readonly string[]
  /** Value to the word readers see. */
  labels?: Readonly<Record<string, string>> | undefined
  /** Every value in the order readers see them; without it they are sorted by their words. */
  order?: readonly string[] | undefined
}

export type Narrowed<Item> = { matching: readonly Item[]; filters: readonly ListFilter[] }

/**
 * The items that have one of the chosen values of every facet, and for each value how many there are with the other
 * facets as they are. A value that no item has is no choice.
 */
export function narrow<Item>(
  items: readonly Item[],
  facets: readonly Facet<Item>[],
  { query, locale }: { query: PageQuery; locale: string },
): Narrowed<Item> {
  const choices = facets.map((facet) => ({ facet, chosen: chosenIn(facet, items, query) }))
  const keeps = (item: Item, except?: Facet<Item>) =>
    choices.every(({ facet, chosen }) => facet === except || chosen.size === 0 || hasOneOf(facet, item, chosen))
  return {
    matching: items.filter((item) => keeps(item)),
    filters: choices.map(({ facet, chosen }) => {
      const rest = items.filter((item) => keeps(item, facet))
      return { name: facet.name, choice: facet.choice, options: optionsOf(facet, rest, { chosen, locale }) }
    }),
  }
}

function chosenIn<Item>(facet: Facet<Item>, items: readonly Item[], query: PageQuery): ReadonlySet<string> {
  const known = new Set(items.flatMap(facet.valuesOf))
  const values = (query[facet.name] ?? []).filter((value) => known.has(value))
  return new Set(facet.choice === 'one' ? values.slice(0, 1) : values)
}

function hasOneOf<Item>({ valuesOf }: Facet<Item>, item: Item, chosen: ReadonlySet<string>): boolean {
  return valuesOf(item).some((value) => chosen.has(value))
}

function optionsOf<Item>(
  { valuesOf, labels, order }: Facet<Item>,
  items: readonly Item[],
  { chosen, locale }: { chosen: ReadonlySet<string>; locale: string },
): ListFilter['options'] {
  const counts = new Map<string, number>([...chosen].map((value) => [value, 0]))
  for (const item of items) for (const value of new Set(valuesOf(item))) counts.set(value, (counts.get(value) ?? 0) + 1)
  const { compare } = new Intl.Collator(locale)
  const options = [...counts].map(([value, count]) => ({
    value,
    // A value in a fixed order without a word of the content is named by the interface.
    label: labels?.[value] ?? (order ? undefined : value),
    count,
    isChosen: chosen.has(value),
  }))
  return order
    ? options.toSorted((a, b) => order.indexOf(a.value) - order.indexOf(b.value))
    : options.toSorted((a, b) => compare(a.label ?? a.value, b.label ?? b.value))
}
