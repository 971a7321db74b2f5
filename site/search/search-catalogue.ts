import 'server-only'
import type { SearchResults } from 'component-schemas/search/found-answer.ts'
import { within } from '#site/server/time-limit.ts'
import { extranetSearchKey, type SearchReader } from './access/search-keys.ts'
import type { CatalogueQuery, SendSearch } from './catalogue-requests.ts'
import { findWithHelp } from './find-with-help.ts'
import { openClient, publicClient } from './service/public-client.ts'

/** Milliseconds a page waits for its search; then it says that there is none. */
const budgetMs = 1500

export type SearchOptions = { ask?: SendSearch; waitMs?: number; report?: (message: string) => void }

type Question = Omit<CatalogueQuery, 'family'>

/**
 * What everybody in a market may find in its language. It never throws: a service that is down, slow or wrong is
 * `isAvailable: false` and a line in the log.
 */
export async function searchCatalogue(question: Question, options: SearchOptions = {}): Promise<SearchResults> {
  const ask: SendSearch = async (requests) => await (await publicClient(question.place)).search({ requests })
  return await withinBudget({ ...question, family: 'public' }, { ask, ...options })
}

/** What a customer may find of what stands behind the login; the same promises. */
export async function searchExtranet(
  question: Question & { reader: SearchReader },
  options: SearchOptions = {},
): Promise<SearchResults> {
  const { place, reader } = question
  const ask: SendSearch = async (requests) => {
    const client = await openClient(extranetSearchKey(place, reader))
    return await client.search({ requests })
  }
  return await withinBudget({ ...question, family: 'extranet' }, { ask, ...options })
}

type Asking = SearchOptions & { ask: SendSearch }

async function withinBudget(
  question: CatalogueQuery,
  { ask, waitMs = budgetMs, report = reportToLog }: Asking,
): Promise<SearchResults> {
  try {
    return await within(waitMs, findWithHelp(question, ask))
  } catch (error) {
    report(`The search could not be asked: ${error instanceof Error ? error.message : String(error)}`)
    return { isAvailable: false }
  }
}

function reportToLog(message: string): void {
  process.stderr.write(`${message}\n`)
}
