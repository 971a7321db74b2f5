import type { SearchParamsObject } from 'algoliasearch/lite'
import { type IndexFamily, indexName, orderSuffixes } from 'component-schemas/search/index-names.ts'
import { seriesBlocksAround } from 'component-schemas/search/match/code-series.ts'
import { typedQuery } from 'component-schemas/search/query-params.ts'
import { groupsIn, type ResultGroup, type SearchQuery, typesOf } from 'component-schemas/search/search-results.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { chosenFacets, conditionsOf, countedFacets } from './facet-requests.ts'
import { marks } from './marked-parts.ts'

export type SearchRequest = SearchParamsObject & { indexName: string }

export type CatalogueQuery = SearchQuery & {
  family: IndexFamily
  siteContext: SiteContext
  /** Counted from 1; a page shows the pages before it too. */
  pageNumber: number
}

/** The words to search when no entry has all of them, and those that an entry may lack. */
export type LoosenedQuery = { query: string; optionalWords: string[] }

/** Shown of a hit; the rest stays where it is. */
const shown =
  'entityId,name,code,heading,summary,image,file,type,address,path,superseded,variants,equivalents,ean'.split(',')

/** What of hits is asked for, and how it is marked. */
export const shownOfHits = {
  attributesToRetrieve: shown,
  highlightPreTag: marks.before,
  highlightPostTag: marks.after,
  // Of hundreds of vehicles only those that match.
  restrictHighlightAndSnippetArrays: true,
}

/** One way in which entries match: its requests are a list, the size of each group, and each chosen facet. */
export type ListPart = {
  query: Partial<SearchRequest>
  /** What of its hits is requested. */
  shown: Partial<SearchRequest>
  conditions: readonly string[][]
  groups: readonly ResultGroup[]
  /** Opened entries of this list are counted. */
  isCounted: boolean
}

type Typed = Pick<CatalogueQuery, 'words' | 'family' | 'siteContext'>

/**
 * Entries that have the typed words; without those that `seriesPart` finds, so that none is counted twice.
 * @param loosened searched in place of them
 */
export function textPart(typed: Typed, loosened?: LoosenedQuery): ListPart {
  const { words, family, siteContext } = typed
  return {
    query: { ...typedQuery(words, siteContext.locale), ...loosened, removeWordsIfNoResults: 'none' },
    shown: shownOfHits,
    conditions: seriesConditions(words, family).map((condition) => [condition.replace(':', ':-')]),
    groups: groupsIn(family),
    isCounted: family === 'public',
  }
}

/** Products with a code series that contains the typed code; undefined when the words are no such code. */
export function seriesPart({ words, family }: Pick<CatalogueQuery, 'words' | 'family'>): ListPart | undefined {
  const conditions = seriesConditions(words, family)
  if (conditions.length === 0) return undefined
  return {
    query: { query: '' },
    shown: { ...shownOfHits, attributesToRetrieve: [...shown, 'series'] },
    conditions: [conditions],
    groups: ['products'],
    isCounted: false,
  }
}

/** One of these is true of a product whose code series contains the typed code. */
function seriesConditions(words: string, family: IndexFamily): string[] {
  return family === 'public' ? seriesBlocksAround(words).map((block) => `seriesBlocks:${block}`) : []
}

/**
 * The list, how much every group has, and what each chosen facet would have without its choices: groups and facets are
 * counted after the parts of a page are one entry.
 */
export function listRequests(
  { group, order, siteContext, family, facets }: CatalogueQuery,
  part: ListPart,
  size: number,
): [SearchRequest, ...SearchRequest[]] {
  const index = indexName(family, siteContext.locale)
  const conditions = [...part.conditions, ...conditionsOf(facets, family)]
  const ofGroup = group ? [inGroup(group)] : []
  const list = {
    ...part.query,
    ...part.shown,
    ...countedFacets(family),
    indexName: family === 'public' ? `${index}${orderSuffixes[order]}` : index,
    hitsPerPage: size,
    ...(part.isCounted && { clickAnalytics: true }),
    ...narrowedBy([...ofGroup, ...conditions]),
  }
  const counted = { ...part.query, indexName: index, hitsPerPage: 0 }
  return [
    list,
    ...part.groups.map((name) => ({ ...counted, ...narrowedBy([inGroup(name), ...conditions]) })),
    ...chosenFacets(facets, family).map((name) => ({
      ...counted,
      ...countedFacets(family, name),
      ...narrowedBy([...ofGroup, ...part.conditions, ...conditionsOf(facets, family, name)]),
    })),
  ]
}

/** Conditions of which all must be met; no parameter without any. */
export function narrowedBy(facetFilters: readonly string[][]): { facetFilters?: string[][] } {
  return facetFilters.length > 0 ? { facetFilters: [...facetFilters] } : {}
}

/** A condition that any kind of story in the group meets. */
export function inGroup(group: ResultGroup): string[] {
  return typesOf(group).map((type) => `type:${type}`)
}
