import 'server-only'
import { type FoundAnswer, plainQuestion, readFoundQuestion } from 'component-schemas/search/found-answer.ts'
import type { PageQuestion } from '#site/content/pages/page-question.ts'
import { listOpenByUuid } from '#site/extranet/closed-stories.ts'
import { requireCustomer } from '#site/identity/customer.ts'
import type { Place } from '#site/routing/path-for.ts'
import { searchCatalogue, searchExtranet } from '#site/search/search-catalogue.ts'

/** What a customer's search finds: behind the login, and in the catalogue that everybody has. */
export type FoundInExtranet = { own: FoundAnswer; catalogue: FoundAnswer }

/**
 * What the address of the extranet's search asks; undefined on other pages, and while nothing is typed. An index may be a
 * moment behind: what the customer may no longer read is taken out here, by the rights of the story itself.
 * @throws CatalogueError login-required
 */
export async function foundInExtranet({
  match,
  place,
  pageNumber,
  query,
}: PageQuestion): Promise<FoundInExtranet | undefined> {
  const question = readFoundQuestion(query, 'extranet')
  if (match.route.name !== 'extranet-search' || question.words === '') return undefined
  const reader = await requireCustomer()
  const [own, catalogue] = await Promise.all([
    searchExtranet({ ...question, place, pageNumber, reader }),
    searchCatalogue({ ...plainQuestion(question.words), place, pageNumber: 1 }),
  ])
  return { own: await onlyOpen(own, place), catalogue }
}

async function onlyOpen(answer: FoundAnswer, place: Place): Promise<FoundAnswer> {
  if (!answer.isAvailable || answer.entries.length === 0) return answer
  const uuids = [...new Set(answer.entries.map(({ story }) => story))]
  const open = new Set((await listOpenByUuid(uuids, place)).map(({ uuid }) => uuid))
  return { ...answer, entries: answer.entries.filter(({ story }) => open.has(story)) }
}
