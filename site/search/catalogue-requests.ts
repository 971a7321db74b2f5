import type { SearchParamsObject } from 'algoliasearch/lite'
import { type IndexFamily, indexName, orderSuffixes } from 'component-schemas/search/index-names.ts'
import { typedQuery } from 'component-schemas/search/query-params.ts'
import {
  groupsIn,
  hasResults,
  type ResultGroup,
  type SearchQuery,
  type SearchResults,
  typesOf,
} from 'component-schemas/search/search-results.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { chosenFacets, conditionsOf, countedFacets, type FacetResponse, filtersOf } from './facet-requests.ts'
import { marks } from './marked-parts.ts'
import { toSearchHit } from './to-search-result.ts'

export type SearchRequest = SearchParamsObject & { indexName: string }

/** Sends several queries in one call. The caller's key holds the filters. */
export type SendSearch = (requests: SearchRequest[]) => Promise<{ results: unknown[] }>

export type CatalogueQuery = SearchQuery & {
  family: IndexFamily
  siteContext: SiteContext
  /** Counted from 1; a page shows the pages before it too. */
  pageNumber: number
}

type Found = Extract<SearchResults, { isAvailable: true }>
type Strictness = 'none' | 'allOptional'

/** Entries of a page, and the most in one list: readers go no further. */
const pageSize = 24
const mostEntries = 240

/** Shown of a hit; the rest stays where it is. */
const shown = ['entityId', 'name', 'code', 'heading', 'summary', 'image', 'type', 'address', 'path', 'superseded']

/**
 * First the hits with every word; without any, the hits with some of them.
 * @throws whatever `ask` throws, and Error when responses are missing
 */
export async function findInCatalogue(catalogueQuery: CatalogueQuery, search: SendSearch): Promise<Found> {
  const exact = await findOnce(catalogueQuery, search, 'none')
  return !hasResults(exact) && /\s/.test(catalogueQuery.words)
    ? await findOnce(catalogueQuery, search, 'allOptional')
    : exact
}

async function findOnce(catalogueQuery: CatalogueQuery, search: SendSearch, words: Strictness): Promise<Found> {
  const { pageNumber, siteContext, family, facets } = catalogueQuery
  const size = Math.min(pageNumber * pageSize, mostEntries)
  const groups = groupsIn(family)
  const chosen = chosenFacets(facets, family)
  const requests = requestsOf(catalogueQuery, words, size)
  const { results } = await search(requests)
  const [list, ...others] = results as ListResponse[]
  if (!list || others.length !== groups.length + chosen.length) throw new Error('the service left out responses')
  const counted = new Map(chosen.map((name, index) => [name, others[groups.length + index] ?? list]))
  return {
    isAvailable: true,
    entries: list.hits.flatMap((hit) => toSearchHit(hit, siteContext) ?? []),
    total: list.nbHits,
    counts: Object.fromEntries(groups.map((name, index) => [name, others[index]?.nbHits ?? 0])),
    filters: filtersOf(catalogueQuery, list, counted),
    isLoose: words === 'allOptional',
    hasMore: list.nbHits > size && size < mostEntries,
    ...(list.queryID !== undefined && { named: { index: requests[0].indexName, queryID: list.queryID } }),
  }
}

type ListResponse = FacetResponse & { hits: unknown[]; queryID?: string }

/**
 * The list, how much every group has, and what each chosen facet would have without its choices: groups and facets are
 * counted after the parts of a page are one entry.
 */
function requestsOf(
  catalogueQuery: CatalogueQuery,
  strictness: Strictness,
  size: number,
): [SearchRequest, ...SearchRequest[]] {
  const { words, group, order, siteContext, family, facets } = catalogueQuery
  const shared = { ...typedQuery(words), removeWordsIfNoResults: strictness }
  const index = indexName(family, siteContext.locale)
  const conditions = conditionsOf(facets, family)
  const ofGroup = group ? [inGroup(group)] : []
  const list = {
    ...shared,
    ...shownOfHits,
    ...countedFacets(family),
    indexName: family === 'public' ? `${index}${orderSuffixes[order]}` : index,
    hitsPerPage: size,
    ...(family === 'public' && { clickAnalytics: true }),
    ...narrowedBy([...ofGroup, ...conditions]),
  }
  const counted = { ...shared, indexName: index, hitsPerPage: 0 }
  return [
    list,
    ...groupsIn(family).map((name) => ({ ...counted, ...narrowedBy([inGroup(name), ...conditions]) })),
    ...chosenFacets(facets, family).map((name) => ({
      ...counted,
      ...countedFacets(family, name),
      ...narrowedBy([...ofGroup, ...conditionsOf(facets, family, name)]),
    })),
  ]
}

function narrowedBy(facetFilters: string[][]): { facetFilters?: string[][] } {
  return facetFilters.length > 0 ? { facetFilters } : {}
}

/** What of hits is asked for, and how it is marked. */
export const shownOfHits = {
  attributesToRetrieve: shown,
  highlightPreTag: marks.before,
  highlightPostTag: marks.after,
}

/** A condition that any kind of story in the group meets. */
export function inGroup(group: ResultGroup): string[] {
  return typesOf(group).map((type) => `type:${type}`)
}
