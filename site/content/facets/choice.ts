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
