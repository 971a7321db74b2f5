import type { Surroundings } from '#site/page-kinds/page-kind.ts'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import type { Crumb } from '#site/ui/breadcrumb/breadcrumb.tsx'

/** What every template is given: the way to the page and what its blocks are drawn with. */
export function around({ hasParent, ancestors, context }: Surroundings, title: string, between: readonly Crumb[] = []) {
  const breadcrumbs: Crumb[] = hasParent ? [...ancestors, ...between, { label: title }] : []
  return { breadcrumbs, context }
}

/** Address of the same listing with one page more; absent when everything is shown. */
export function moreHref(
  { hasMore }: { hasMore: boolean },
  { path, query, pageNumber }: Pick<Surroundings, 'path' | 'query' | 'pageNumber'>,
): string | undefined {
  return hasMore ? hrefOfQuery(path, query, pageNumber + 1) : undefined
}
