import { hasWords } from 'component-schemas/search/query-words.ts'
import { groupsIn, hasResults, type SearchResults } from 'component-schemas/search/search-results.ts'
import { chosenFacets, filtersOf } from './facet-requests.ts'
import { type CatalogueQuery, type LoosenedQuery, seriesPart, textPart } from './list-requests.ts'
import { loosenedQuery } from './loosened-query.ts'
import { readWords } from './read-words.ts'
import { addedUp, type SendSearch, sendParts } from './send-parts.ts'
import { seriesFirst } from './series-first.ts'
import { toSearchHit } from './to-search-result.ts'

type Found = Extract<SearchResults, { isAvailable: true }>

/** Entries of a page, and the most in one list: readers go no further. */
const pageSize = 24
const mostEntries = 240

/**
 * First the hits with every word; without any, those of the code that was meant, or the hits with the one that distinguishes. Products of a code series that
 * contains the typed code are in either.
 * @throws whatever `search` throws, and Error when responses are missing
 */
export async function findInCatalogue(catalogueQuery: CatalogueQuery, search: SendSearch): Promise<Found> {
  if (!hasWords(catalogueQuery.words)) return nothingIn(catalogueQuery)
  const { results: exact, isEmpty } = await readWords(catalogueQuery, {
    search,
    find: async (words) => await findOnce({ ...catalogueQuery, words }, search),
    judge: (found) => ({ isEmpty: !hasResults(found), isNamed: found.entries.some(({ match }) => match) }),
  })
  if (!isEmpty) return exact
  const loosened = await loosenedQuery(catalogueQuery, search)
  return loosened ? await findOnce(catalogueQuery, search, loosened) : exact
}

/** Signs alone name nothing; the service would list everything. */
function nothingIn({ family }: CatalogueQuery): Found {
  const counts = Object.fromEntries(groupsIn(family).map((name) => [name, 0]))
  return { isAvailable: true, entries: [], total: 0, counts, filters: [], isLoose: false, hasMore: false }
}

async function findOnce(catalogueQuery: CatalogueQuery, search: SendSearch, loosened?: LoosenedQuery): Promise<Found> {
  const { pageNumber, siteContext, family, facets, words } = catalogueQuery
  const size = Math.min(pageNumber * pageSize, mostEntries)
  const text = textPart(catalogueQuery, loosened)
  const series = seriesPart(catalogueQuery)
  const parts = await sendParts(catalogueQuery, { parts: series ? [text, series] : [text], size, search })
  const [ofText = [], ofSeries = []] = parts.map(({ list }) =>
    list.hits.flatMap((hit) => toSearchHit(hit, siteContext, words) ?? []),
  )
  const list = addedUp(parts.map((part) => part.list))
  const sizes = groupsIn(family).map((name) => [name, sumOf(parts.map(({ groups }) => groups.get(name) ?? 0))])
  const counted = chosenFacets(facets, family).map(
    (name) => [name, addedUp(parts.flatMap((part) => part.counted.get(name) ?? []))] as const,
  )
  const [
    {
      index,
      list: { queryID },
    },
  ] = parts
  return {
    isAvailable: true,
    entries: seriesFirst(ofSeries, ofText, words).slice(0, size),
    total: list.nbHits,
    counts: Object.fromEntries(sizes),
    filters: filtersOf(catalogueQuery, list, new Map(counted)),
    isLoose: loosened !== undefined,
    hasMore: list.nbHits > size && size < mostEntries,
    ...(queryID !== undefined && { named: { index, queryID } }),
  }
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
