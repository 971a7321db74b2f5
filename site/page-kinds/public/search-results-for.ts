import 'server-only'
import { type FoundAnswer, readFoundQuestion } from 'component-schemas/search/found-answer.ts'
import type { PageQuestion } from '#site/content/stories/requested-page.ts'
import { searchCatalogue } from '#site/search/search-catalogue.ts'

/** What the address of the search page asks the search service; undefined on other pages, and while nothing is typed. */
export async function foundFor({ match, place, pageNumber, query }: PageQuestion): Promise<FoundAnswer | undefined> {
  const question = readFoundQuestion(query)
  if (match.route.template !== 'search-page' || question.words === '') return undefined
  return await searchCatalogue({ ...question, place, pageNumber })
}
