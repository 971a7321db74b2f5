/** Chosen values by facet. Several values of one facet widen, several facets narrow. */
export type Selection = Readonly<Record<string, readonly string[]>>

/** Which products a list shows. */
export type Choice = {
  /** uuids; products of any of them. Undefined means every product. */
  categories?: readonly string[] | undefined
  selection: Selection
}

/** Categories lie among the values of products under this name, which no facet has. */
export const categoryFacet = 'category'

export type Sql = { text: string; values: string[] }

/** The condition under which a row of `product` is chosen. */
export function conditionOf({ categories, selection }: Choice): Sql {
  const chosen = Object.entries({ ...(categories ? { [categoryFacet]: categories } : {}), ...selection })
  const tests = chosen.map(
    ([, values]) => `id IN (SELECT id FROM value WHERE facet = ? AND value IN (${values.map(() => '?').join()}))`,
  )
  return {
    text: ['by_name IS NOT NULL', ...tests].join(' AND '),
    values: chosen.flatMap(([facet, values]) => [facet, ...values]),
  }
}
