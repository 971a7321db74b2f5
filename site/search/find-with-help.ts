import { hasResults, type SearchResults } from 'component-schemas/search/search-results.ts'
import { type CatalogueQuery, findInCatalogue, type SendSearch } from './catalogue-requests.ts'
import { chosenFacets } from './facet-requests.ts'
import { nearestResults } from './nearest-results.ts'

/**
 * What is found, and where nothing is what comes near: a second call, for which only those wait who found nothing. Choices
 * that leave nothing are no reason to look for other words. The server and the browser both ask so.
 * @throws whatever `ask` throws, and Error when answers are missing
 */
export async function findWithHelp(
  catalogueQuery: CatalogueQuery,
  search: SendSearch,
): Promise<Extract<SearchResults, { isAvailable: true }>> {
  const results = await findInCatalogue(catalogueQuery, search)
  const hasChoices = chosenFacets(catalogueQuery.facets, catalogueQuery.family).length > 0
  return hasResults(results) || hasChoices
    ? results
    : { ...results, help: await nearestResults(catalogueQuery, search) }
}
