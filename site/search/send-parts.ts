import type { ResultFacet } from 'component-schemas/search/result-facets.ts'
import type { ResultGroup } from 'component-schemas/search/search-results.ts'
import { chosenFacets, type FacetResponse } from './facet-requests.ts'
import { type CatalogueQuery, type ListPart, listRequests, type SearchRequest } from './list-requests.ts'

/** Sends several queries in one call. The caller's key contains the filters. */
export type SendSearch = (requests: SearchRequest[]) => Promise<{ results: unknown[] }>

export type ListResponse = FacetResponse & { hits: unknown[]; queryID?: string }

/** The responses to one part of a search. */
export type PartResponse = {
  index: string
  list: ListResponse
  groups: ReadonlyMap<ResultGroup, number>
  /** Each chosen facet without its own choices. */
  counted: ReadonlyMap<ResultFacet, FacetResponse>
}

type Sending = { parts: readonly ListPart[]; size: number; search: SendSearch }

type Responses = [PartResponse, ...PartResponse[]]

/**
 * Sends all parts in one call.
 * @throws whatever `search` throws, and Error when responses are missing
 */
export async function sendParts(query: CatalogueQuery, { parts, size, search }: Sending): Promise<Responses> {
  const requests = parts.map((part) => listRequests(query, part, size))
  const { results } = await search(requests.flat())
  const responses = results as ListResponse[]
  if (responses.length !== requests.flat().length) throw new Error('the service left out responses')
  const chosen = chosenFacets(query.facets, query.family)
  let next = 0
  const [first, ...rest] = requests.map(([{ indexName: index }, ...others], place) => {
    const [list, ...counts] = responses.slice(next, next + 1 + others.length)
    if (!list) throw new Error('the service left out responses')
    next += 1 + others.length
    const groups = parts[place]?.groups ?? []
    return {
      index,
      list,
      groups: new Map(groups.map((name, at) => [name, counts[at]?.nbHits ?? 0])),
      counted: new Map(chosen.map((name, at) => [name, counts[groups.length + at] ?? list])),
    }
  })
  if (!first) throw new Error('a search has at least one part')
  return [first, ...rest]
}

/** The numbers of parts that have no entry in common. */
export function addedUp(responses: readonly FacetResponse[]): FacetResponse {
  const facets: Record<string, Record<string, number>> = {}
  for (const { facets: own = {} } of responses) {
    for (const [attribute, counts] of Object.entries(own)) {
      const sums = facets[attribute] ?? {}
      for (const [value, count] of Object.entries(counts)) sums[value] = (sums[value] ?? 0) + count
      facets[attribute] = sums
    }
  }
  return { nbHits: responses.reduce((sum, { nbHits }) => sum + nbHits, 0), facets }
}

/** The hits in the response to one query. */
export function hitsOf(result: unknown): unknown[] {
  const hits = typeof result === 'object' && result !== null && 'hits' in result ? result.hits : undefined
  return Array.isArray(hits) ? hits : []
}
