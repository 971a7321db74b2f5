import { type Choice, categoryFacet, conditionOf } from './choice.ts'
import type { Rows } from './open-table.ts'

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

/** Beside its values a product has this one in each facet it has any of. */
export const anyValue = ''

/** Number of products that are chosen. */
export function countProducts(rows: Rows, choice: Choice): number {
  const { text, values } = conditionOf(choice)
  return rows<{ n: number }>(`SELECT count(*) AS n FROM product WHERE ${text}`, values)[0]?.n ?? 0
}

/**
 * Counts facets. The choice of a facet itself does not narrow what it counts, because another of its values may be chosen
 * beside.
 */
export function countFacets(rows: Rows, names: readonly string[], choice: Choice): FacetCount[] {
  const open = names.filter((name) => !choice.selection[name])
  const counted = new Map(countUnder(rows, open, choice).map((one) => [one.name, one]))
  for (const name of names.filter((one) => choice.selection[one])) {
    const { [name]: _, ...others } = choice.selection
    const [alone] = countUnder(rows, [name], { ...choice, selection: others })
    if (alone) counted.set(name, alone)
  }
  return names.flatMap((name) => counted.get(name) ?? [])
}

type Row = { facet: string; value: string; n: number }

/** The facets named, among the products chosen. */
function countUnder(rows: Rows, names: readonly string[], choice: Choice): FacetCount[] {
  const without = countProducts(rows, choice)
  const isNarrowed = choice.categories !== undefined || Object.keys(choice.selection).length > 0
  const { text, values } = conditionOf(choice)
  const found = rows<Row>(
    `SELECT facet, value, count(*) AS n FROM value
     WHERE ${names.length === 1 ? 'facet = ?' : `facet <> ?`}
     ${isNarrowed ? `AND id IN (SELECT id FROM product WHERE ${text})` : ''} GROUP BY facet, value`,
    [names.length === 1 ? (names[0] ?? '') : categoryFacet, ...(isNarrowed ? values : [])],
  )
  const byFacet = Map.groupBy(found, ({ facet }) => facet)
  return names.map((name) => {
    const own = byFacet.get(name) ?? []
    const counts = new Map(own.filter(({ value }) => value !== anyValue).map(({ value, n }) => [value, n]))
    return { name, counts, covered: own.find(({ value }) => value === anyValue)?.n ?? 0, without }
  })
}
