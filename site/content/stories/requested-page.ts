import type { Match } from '#site/routing/match-path.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'

/** A request for a page: its address, market and locale, the page of its list and the choices in its query. */
export type RequestedPage = {
  match: Match
  siteContext: SiteContext
  /** Counted from 1. */
  pageNumber: number
  query: PageQuery
}
