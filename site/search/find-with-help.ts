import { hasResults, type SearchResults } from 'component-schemas/search/found-answer.ts'
import { type CatalogueQuery, findInCatalogue, type SendSearch } from './catalogue-requests.ts'
import { chosenFacets } from './facet-requests.ts'
import { nearestResults } from './nearest-results.ts'

/**
 * What is found, and where nothing is what comes near: a second call, for which only those wait who found nothing. Choices
 * that leave nothing are no reason to look for other words. The server and the browser both ask so.
 * @throws whatever `ask` throws, and Error when answers are missing
 */
export async function findWithHelp(
  question: CatalogueQuery,
  ask: SendSearch,
): Promise<Extract<SearchResults, { isAvailable: true }>> {
  const found = await findInCatalogue(question, ask)
  const hasChoices = chosenFacets(question.facets, question.family).length > 0
  return hasResults(found) || hasChoices ? found : { ...found, help: await nearestResults(question, ask) }
}
