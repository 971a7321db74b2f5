import { hrefOfQuery } from '#site/routing/page-query.ts'
import type { ListAddress } from '#site/templates/general-listing/list-filters.tsx'

/** The whole list; the order a reader chose stays. */
export function hrefUnfiltered({ path, query }: ListAddress, anchor: string): string {
  const { sort } = query
  return `${hrefOfQuery(path, sort ? { sort } : {})}#${anchor}`
}
