import type { ListFilter } from '../cards/list-filter.ts'
import type { IndexFamily } from './index-names.ts'

/**
 * Facets of a search besides the groups: the name in addresses, the attribute of the records, and the family of indexes
 * whose records have it. In the order of the page.
 */
export const resultFacets = [
  { name: 'category', attribute: 'categories.lvl0', family: 'public' },
  { name: 'key-type', attribute: 'keyType', family: 'public' },
  { name: 'lock-brand', attribute: 'lockBrand', family: 'public' },
  { name: 'vehicle-make', attribute: 'vehicleMake', family: 'public' },
  { name: 'material', attribute: 'material', family: 'public' },
  { name: 'year', attribute: 'year', family: 'public' },
  { name: 'country', attribute: 'country', family: 'public' },
] as const satisfies readonly { name: string; attribute: string; family: IndexFamily }[]

export type ResultFacet = (typeof resultFacets)[number]['name']

/** Chosen values by facet: values of one facet are combined with OR, facets with AND. */
export type FacetChoices = Readonly<Partial<Record<ResultFacet, readonly string[]>>>

/** A facet on the page: its values with their counts, as if the facet had no choices. */
export type ResultFilter = Omit<ListFilter, 'name' | 'options'> & {
  name: ResultFacet
  options: readonly { value: string; count: number; isChosen: boolean }[]
  without: number
}

/** The facets that records of a family have. */
export function facetsIn(family: IndexFamily) {
  return resultFacets.filter((facet) => facet.family === family)
}
