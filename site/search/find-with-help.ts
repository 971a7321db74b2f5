import { hasWords } from 'component-schemas/search/query-words.ts'
import { hasResults, type SearchResults } from 'component-schemas/search/search-results.ts'
import { chosenFacets } from './facet-requests.ts'
import { findInCatalogue } from './find-in-catalogue.ts'
import type { CatalogueQuery } from './list-requests.ts'
import { nearestResults } from './nearest-results.ts'
import type { SendSearch } from './send-parts.ts'

/**
 * Search results, and suggestions of near words where there are none: a second call, only after an empty result. An
 * empty result of chosen facets is no reason to look for other words. The server and the browser both use it.
 * @throws whatever `ask` throws, and Error when responses are missing
 */
export async function findWithHelp(
  catalogueQuery: CatalogueQuery,
  search: SendSearch,
): Promise<Extract<SearchResults, { isAvailable: true }>> {
  const results = await findInCatalogue(catalogueQuery, search)
  if (!hasWords(catalogueQuery.words)) return { ...results, help: { nearest: [] } }
  const hasChoices = chosenFacets(catalogueQuery.facets, catalogueQuery.family).length > 0
  return hasResults(results) || hasChoices
    ? results
    : { ...results, help: await nearestResults(catalogueQuery, search) }
}
