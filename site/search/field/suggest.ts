import { type IndexFamily, indexName } from 'component-schemas/search/index-names.ts'
import { typedQuery } from 'component-schemas/search/query-params.ts'
import { groupsIn, type ResultGroup, type SearchHit } from 'component-schemas/search/search-results.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { inGroup, type SearchRequest, type SendSearch, shownOfHits } from '../catalogue-requests.ts'
import { toSearchHit } from '../to-search-result.ts'

export type SuggestedGroup = {
  name: ResultGroup
  total: number
  entries: readonly SearchHit[]
  /** Id of the response, for counting clicks; clicks behind the login are not counted. */
  queryID?: string
}

/** The best of each group, groups without one left out, and how much there is in all. */
export type Suggestions = { groups: readonly SuggestedGroup[]; total: number }

export type SuggestQuery = { words: string; family: IndexFamily; siteContext: SiteContext }

/** Products are what most people look for; of the rest a few show that there is more. */
const sizes: Partial<Record<ResultGroup, number>> = { products: 5, 'trade-documents': 4 }
const usualSize = 2

/**
 * The suggestions below a search field: one call with a query for each group.
 * @throws whatever `ask` throws, and Error when responses are missing
 */
export async function suggest(suggestQuery: SuggestQuery, search: SendSearch): Promise<Suggestions> {
  const exact = await suggestOnce(suggestQuery, search, 'none')
  return exact.total === 0 && /\s/.test(suggestQuery.words)
    ? await suggestOnce(suggestQuery, search, 'allOptional')
    : exact
}

type Strictness = 'none' | 'allOptional'

async function suggestOnce(suggestQuery: SuggestQuery, search: SendSearch, words: Strictness): Promise<Suggestions> {
  const names = groupsIn(suggestQuery.family)
  const { results } = await search(names.map((name) => requestFor(name, suggestQuery, words)))
  if (results.length !== names.length) throw new Error('the service left out responses')
  const answers = results as { hits: unknown[]; nbHits: number; queryID?: string }[]
  const groups = names.map((name, index): SuggestedGroup => {
    const { hits = [], nbHits = 0, queryID } = answers[index] ?? {}
    const entries = hits.flatMap((hit) => toSearchHit(hit, suggestQuery.siteContext) ?? [])
    return { name, total: nbHits, entries, ...(queryID !== undefined && { queryID }) }
  })
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    total: groups.reduce((sum, { total }) => sum + total, 0),
  }
}

function requestFor(
  name: ResultGroup,
  { words, family, siteContext }: SuggestQuery,
  strictness: Strictness,
): SearchRequest {
  return {
    ...typedQuery(words),
    ...shownOfHits,
    indexName: indexName(family, siteContext.locale),
    removeWordsIfNoResults: strictness,
    facetFilters: [inGroup(name)],
    hitsPerPage: sizes[name] ?? usualSize,
    attributesToSnippet: [],
    ...(family === 'public' && { clickAnalytics: true }),
  }
}
