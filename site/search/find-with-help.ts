import { type FoundAnswer, hasFound } from 'component-schemas/search/found-answer.ts'
import { type AskSearch, type CatalogueQuestion, findInCatalogue } from './catalogue-requests.ts'
import { chosenFacets } from './facet-requests.ts'
import { nearestFound } from './nearest-results.ts'

/**
 * What is found, and where nothing is what comes near: a second call, for which only those wait who found nothing. Choices
 * that leave nothing are no reason to look for other words. The server and the browser both ask so.
 * @throws whatever `ask` throws, and Error when answers are missing
 */
export async function findWithHelp(
  question: CatalogueQuestion,
  ask: AskSearch,
): Promise<Extract<FoundAnswer, { isAvailable: true }>> {
  const found = await findInCatalogue(question, ask)
  const hasChoices = chosenFacets(question.facets, question.family).length > 0
  return hasFound(found) || hasChoices ? found : { ...found, help: await nearestFound(question, ask) }
}
