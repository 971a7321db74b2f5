import 'server-only'
import { getProductIndex } from '#site/content/products/product-index.ts'
import type { ReadChoices } from '#site/content/queries/known-choices.ts'
import { finderChoiceOf, queryOfChoice } from './finding/finder-choice.ts'

const readChoices: ReadChoices = async (query, { siteContext }) => {
  const index = await getProductIndex(siteContext.locale)
  return index && { query: queryOfChoice(finderChoiceOf(query, index)), pages: 1 }
}

/** What an address of the finder chooses. */
export const finderChoices = { 'key-finder': readChoices }
