import 'server-only'
import { readSearchQuery, type SearchResults } from 'component-schemas/search/found-answer.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import { searchCatalogue } from '#site/search/search-catalogue.ts'

/** What the address of the search page asks the search service; undefined on other pages, and while nothing is typed. */
export async function searchResultsFor({
  match,
  siteContext,
  pageNumber,
  query,
}: RequestedPage): Promise<SearchResults | undefined> {
  const searchQuery = readSearchQuery(query)
  if (match.route.template !== 'search-page' || searchQuery.words === '') return undefined
  return await searchCatalogue({ ...searchQuery, siteContext, pageNumber })
}
