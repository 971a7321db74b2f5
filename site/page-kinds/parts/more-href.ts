import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'

/** Address of the same listing with one page more; absent when everything is shown. */
export function moreHref(
  { hasMore }: { hasMore: boolean },
  { path, query, pageNumber }: Pick<Surroundings, 'path' | 'query' | 'pageNumber'>,
): string | undefined {
  return hasMore ? hrefOfQuery(path, query, pageNumber + 1) : undefined
}
