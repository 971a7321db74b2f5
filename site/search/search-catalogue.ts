import 'server-only'
import type { LiteClient, SearchParamsObject } from 'algoliasearch/lite'
import {
  type FoundAnswer,
  type FoundGroup,
  type FoundQuestion,
  foundGroups,
} from 'component-schemas/search/found-answer.ts'
import { indexName } from 'component-schemas/search/index-names.ts'
import { publicFilter, typedQuery } from 'component-schemas/search/query-params.ts'
import { env } from '#site/env.ts'
import type { Place } from '#site/routing/path-for.ts'
import { marks } from './marked-parts.ts'
import { searchClient } from './search-client.ts'
import { type HrefOf, toFoundEntry } from './to-found-entry.ts'

/** Milliseconds a page waits for its search; then it says that there is none. */
const budgetMs = 1500

/** Entries a page of the list has, and the most of them in one list: nobody reads on. */
const pageSize = 24
const mostEntries = 240

export type SearchRequest = SearchParamsObject & { indexName: string }

/** Asks the service several questions at once. */
export type AskSearch = (requests: SearchRequest[]) => Promise<{ results: unknown[] }>

export type CatalogueQuestion = FoundQuestion & {
  place: Place
  /** Counted from 1; a page shows the pages before it too. */
  pageNumber: number
  hrefOf: HrefOf
}

type Options = { ask?: AskSearch; waitMs?: number; report?: (message: string) => void }

/**
 * What everybody in a market may find in its language. It never throws: a service that is down, slow or wrong is
 * `isAvailable: false` and a line in the log.
 */
export async function searchCatalogue(question: CatalogueQuestion, options: Options = {}): Promise<FoundAnswer> {
  const { ask = askService, waitMs = budgetMs, report = reportToLog } = options
  const { promise: timeUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${waitMs} ms`)), waitMs)
  try {
    return await Promise.race([find(question, ask), timeUp])
  } catch (error) {
    report(`The search could not be asked: ${error instanceof Error ? error.message : String(error)}`)
    return { isAvailable: false }
  } finally {
    clearTimeout(timer)
  }
}

/** First what has every word; when there is none, what has some of them. */
async function find(question: CatalogueQuestion, ask: AskSearch): Promise<FoundAnswer> {
  const exact = await findOnce(question, ask, 'none')
  const isNothing = Object.values(exact.counts).every((count) => count === 0)
  return isNothing && /\s/.test(question.words) ? await findOnce(question, ask, 'allOptional') : exact
}

type Found = Extract<FoundAnswer, { isAvailable: true }>
type Strictness = 'none' | 'allOptional'

async function findOnce(question: CatalogueQuestion, ask: AskSearch, words: Strictness): Promise<Found> {
  const { pageNumber, hrefOf } = question
  const size = Math.min(pageNumber * pageSize, mostEntries)
  const { results } = await ask(requestsOf(question, words, size))
  const [list, ...others] = results as { hits: unknown[]; nbHits: number }[]
  if (!list || others.length !== foundGroups.length) throw new Error('the service left out answers')
  const counts = Object.fromEntries(foundGroups.map(({ name }, index) => [name, others[index]?.nbHits ?? 0]))
  return {
    isAvailable: true,
    entries: list.hits.flatMap((hit) => toFoundEntry(hit, hrefOf) ?? []),
    total: list.nbHits,
    counts: counts as Record<FoundGroup, number>,
    isLoose: words === 'allOptional',
    hasMore: list.nbHits > size && size < mostEntries,
  }
}

/** Shown of a hit; the rest stays where it is. */
const shown = ['name', 'code', 'heading', 'summary', 'image', 'type', 'address', 'path']

const orderSuffixes = { relevance: '', code: '_code_asc', newest: '_newest' } as const

/** The list, and how much every group has: groups are counted after the parts of a page are one entry. */
function requestsOf(
  { words, group, order, place }: CatalogueQuestion,
  strictness: Strictness,
  size: number,
): SearchRequest[] {
  const index = indexName('public', place.locale)
  const shared = {
    ...typedQuery(words),
    filters: publicFilter(place.market.id, Math.floor(Date.now() / 1000)),
    removeWordsIfNoResults: strictness,
  }
  const list = {
    ...shared,
    indexName: `${index}${orderSuffixes[order]}`,
    hitsPerPage: size,
    attributesToRetrieve: shown,
    highlightPreTag: marks.before,
    highlightPostTag: marks.after,
    ...(group && { facetFilters: [typesOf(group)] }),
  }
  const counted = foundGroups.map(({ name }) => ({
    ...shared,
    indexName: index,
    hitsPerPage: 0,
    facetFilters: [typesOf(name)],
  }))
  return [list, ...counted]
}

function typesOf(group: FoundGroup): string[] {
  return foundGroups.flatMap(({ name, types }) => (name === group ? types.map((type) => `type:${type}`) : []))
}

let client: LiteClient | undefined

async function askService(requests: SearchRequest[]): Promise<{ results: unknown[] }> {
  client ??= searchClient({ host: env.SEARCH_HOST, applicationId: env.SEARCH_APP_ID, key: env.SEARCH_PUBLIC_KEY })
  return await client.search({ requests })
}

function reportToLog(message: string): void {
  process.stderr.write(`${message}\n`)
}
