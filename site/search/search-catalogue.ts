import 'server-only'
import type { FoundAnswer } from 'component-schemas/search/found-answer.ts'
import { env } from '#site/env.ts'
import type { Place } from '#site/routing/path-for.ts'
import { type AskSearch, type CatalogueQuestion, findInCatalogue } from './catalogue-requests.ts'
import { keptFor } from './kept-for.ts'
import { type SearchClient, searchClient } from './search-client.ts'
import { extranetSearchKey, publicSearchKey, type SearchReader } from './search-keys.ts'

/** Milliseconds a page waits for its search; then it says that there is none. */
const budgetMs = 1500

/** Seconds for which the server asks with one key: what the clock changes is seen so soon. */
const clientSeconds = 30

export type SearchOptions = { ask?: AskSearch; waitMs?: number; report?: (message: string) => void }

type Question = Omit<CatalogueQuestion, 'family'>

/**
 * What everybody in a market may find in its language. It never throws: a service that is down, slow or wrong is
 * `isAvailable: false` and a line in the log.
 */
export async function searchCatalogue(question: Question, options: SearchOptions = {}): Promise<FoundAnswer> {
  const ask: AskSearch = async (requests) => await (await publicClient(question.place)).search({ requests })
  return await withinBudget({ ...question, family: 'public' }, { ask, ...options })
}

/** What a customer may find of what stands behind the login; the same promises. */
export async function searchExtranet(
  question: Question & { reader: SearchReader },
  options: SearchOptions = {},
): Promise<FoundAnswer> {
  const { place, reader } = question
  const ask: AskSearch = async (requests) => {
    const client = await openClient(extranetSearchKey(place, reader))
    return await client.search({ requests })
  }
  return await withinBudget({ ...question, family: 'extranet' }, { ask, ...options })
}

type Asking = SearchOptions & { ask: AskSearch }

async function withinBudget(
  question: CatalogueQuestion,
  { ask, waitMs = budgetMs, report = reportToLog }: Asking,
): Promise<FoundAnswer> {
  const { promise: timeUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${waitMs} ms`)), waitMs)
  try {
    return await Promise.race([findInCatalogue(question, ask), timeUp])
  } catch (error) {
    report(`The search could not be asked: ${error instanceof Error ? error.message : String(error)}`)
    return { isAvailable: false }
  } finally {
    clearTimeout(timer)
  }
}

const publicClients = keptFor<SearchClient>(clientSeconds)

async function publicClient(place: Place): Promise<SearchClient> {
  return await publicClients(`${place.market.id} ${place.locale}`, () => openClient(publicSearchKey(place)))
}

/** The server sees what was published a moment ago: it keeps no answers. */
async function openClient(key: string): Promise<SearchClient> {
  const { SEARCH_HOST: host, SEARCH_APP_ID: applicationId, SEARCH_LITE: isLite } = env
  return await searchClient({ host, applicationId, key, isLite, cacheSeconds: 0, keyPlace: 'header' })
}

function reportToLog(message: string): void {
  process.stderr.write(`${message}\n`)
}
