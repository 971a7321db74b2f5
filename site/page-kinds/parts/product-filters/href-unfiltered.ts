import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'

/** The whole list; what is no filter, such as the order or the words of a search, stays. */
export function hrefUnfiltered(
  { path, query }: ListAddress,
  filters: readonly { name: string }[],
  anchor: string,
): string {
  return `${hrefOfQuery(path, withoutFilters(query, filters))}#${anchor}`
}

/** The choices of an address that are no filter's. */
export function withoutFilters(query: ListAddress['query'], filters: readonly { name: string }[]) {
  const names = new Set(filters.map(({ name }) => name))
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.has(name)))
}
