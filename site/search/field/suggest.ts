import { type IndexFamily, indexName } from 'component-schemas/search/index-names.ts'
import { hasWords } from 'component-schemas/search/query-words.ts'
import { groupsIn, type ResultGroup, type SearchHit } from 'component-schemas/search/search-results.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import {
  inGroup,
  type ListPart,
  type LoosenedQuery,
  narrowedBy,
  type SearchRequest,
  seriesPart,
  textPart,
} from '../list-requests.ts'
import { loosenedQuery } from '../loosened-query.ts'
import { readWords } from '../read-words.ts'
import type { SendSearch } from '../send-parts.ts'
import { seriesFirst } from '../series-first.ts'
import { toSearchHit } from '../to-search-result.ts'

export type SuggestedGroup = {
  name: ResultGroup
  total: number
  entries: readonly SearchHit[]
  /** Id of the response, for counting clicks; clicks behind the login are not counted. */
  queryID?: string
}

/** The best of each group, groups without one left out, and how much there is in all. */
export type Suggestions = {
  groups: readonly SuggestedGroup[]
  total: number
  /** The code that the words were meant for, where nothing has them as they were typed. */
  readAs?: string
}

export type SuggestQuery = { words: string; family: IndexFamily; siteContext: SiteContext }

/** Products are what most people look for; of the rest a few show that there is more. */
const sizes: Partial<Record<ResultGroup, number>> = { products: 5, 'trade-documents': 4 }
const usualSize = 2

/**
 * The suggestions below a search field: one call with a query for each group.
 * @throws whatever `ask` throws, and Error when responses are missing
 */
export async function suggest(suggestQuery: SuggestQuery, search: SendSearch): Promise<Suggestions> {
  if (!hasWords(suggestQuery.words)) return { groups: [], total: 0 }
  const { results: exact, isEmpty } = await readWords(suggestQuery, {
    search,
    find: async (words) => await suggestOnce({ ...suggestQuery, words }, search),
    judge: ({ groups, total }) => ({
      isEmpty: total === 0,
      isNamed: groups.some(({ entries }) => entries.some(({ match }) => match)),
    }),
  })
  if (!isEmpty) return exact
  const loosened = await loosenedQuery(suggestQuery, search)
  return loosened ? await suggestOnce(suggestQuery, search, loosened) : exact
}

async function suggestOnce(
  suggestQuery: SuggestQuery,
  search: SendSearch,
  loosened?: LoosenedQuery,
): Promise<Suggestions> {
  const { words, siteContext, family } = suggestQuery
  const names = groupsIn(family)
  const text = textPart(suggestQuery, loosened)
  const series = seriesPart(suggestQuery)
  const requests = names.map((name) => requestFor(name, suggestQuery, text))
  if (series) requests.push(requestFor('products', suggestQuery, series))
  const { results } = await search(requests)
  if (results.length !== requests.length) throw new Error('the service left out responses')
  const responses = results as Response[]
  const entriesOf = ({ hits = [] }: Response) => hits.flatMap((hit) => toSearchHit(hit, siteContext, words) ?? [])
  const groups = names.map((name, index): SuggestedGroup => {
    const response = responses[index] ?? {}
    const more = name === 'products' ? (responses[names.length] ?? {}) : {}
    const { queryID } = response
    return {
      name,
      total: (response.nbHits ?? 0) + (more.nbHits ?? 0),
      entries: seriesFirst(entriesOf(more), entriesOf(response), words).slice(0, sizeOf(name)),
      ...(queryID !== undefined && { queryID }),
    }
  })
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    total: groups.reduce((sum, { total }) => sum + total, 0),
  }
}

type Response = { hits?: unknown[]; nbHits?: number; queryID?: string }

function requestFor(name: ResultGroup, { family, siteContext }: SuggestQuery, part: ListPart): SearchRequest {
  return {
    ...part.query,
    ...part.shown,
    indexName: indexName(family, siteContext.locale),
    hitsPerPage: sizeOf(name),
    attributesToSnippet: [],
    ...narrowedBy([inGroup(name), ...part.conditions]),
    ...(part.isCounted && { clickAnalytics: true }),
  }
}

function sizeOf(name: ResultGroup): number {
  return sizes[name] ?? usualSize
}
