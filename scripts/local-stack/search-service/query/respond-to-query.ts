import { randomBytes } from 'node:crypto'
import { textIn } from '../../plain-value.ts'
import { splitWords } from '../engine/words.ts'
import type { Filter } from '../filters/filter.ts'
import { filterOf, optionalFilterOf } from '../filters/filter-of.ts'
import { filterScore, testOf } from '../filters/holds.ts'
import { attributeValues } from '../live/attribute-values.ts'
import { type IndexSettings, listSetting } from '../live/index-settings.ts'
import type { Document, LiveIndex } from '../live/live-index.ts'
import { countFacets, type FacetHits, searchFacetValues } from './count-facets.ts'
import { type FoundMatches, findMatches, type Hit } from './find-matches.ts'
import { geoOf } from './geo.ts'
import { type Page, pageOf } from './page-of.ts'
import type { Params } from './params.ts'
import { rankHits } from './rank-hits.ts'
import type { Synonym } from './synonyms.ts'
import { toHit } from './to-hit.ts'

export type Query = {
  name: string
  live: LiveIndex
  settings: IndexSettings
  synonyms: readonly Synonym[]
  params: Params
  /** Filters of the key, in addition to the query's own. */
  required: Filter
  /** The key may read attributes that the settings hide. */
  isAdmin?: boolean
}

export type QueryResponse = Record<string, unknown> & { hits: Record<string, unknown>[]; nbHits: number }

/** Runs one query: matches, filters, counts facets, ranks, groups, cuts out the page, highlights. */
export function respondToQuery(query: Query): QueryResponse {
  const started = performance.now()
  const { params, settings, name } = query
  const found = matchesOf(query)
  const page = pageOf(params, settings)
  const ranked = rankedHits(query, found)
  const distinct = grouped(ranked, params, settings)
  const counted = params.facetingAfterDistinct === true ? distinct : ranked
  const facets = countFacets(
    counted.map(({ document }) => document),
    params,
    settings,
  )
  const reachable = distinct.slice(0, page.limit)
  const typed = splitWords(textIn(params.query ?? '')).length
  const unretrievable = query.isAdmin ? [] : (listSetting(settings, 'unretrievableAttributes') ?? [])
  const context = { params, settings, words: found.words, typed, unretrievable }
  const hits = reachable.slice(page.first, page.first + page.size).map((hit) => toHit(hit, context))
  const response = {
    hits,
    nbHits: distinct.length,
    ...pageFields(page, reachable.length),
    ...facets,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(facets && { facetsCount: true }) },
    query: textIn(params.query ?? ''),
    params: writtenParams(params),
    index: name,
    ...(found.radius !== undefined && { automaticRadius: String(found.radius) }),
    ...(params.clickAnalytics === true && { queryID: randomBytes(16).toString('hex') }),
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
  }
  return trimmed(response, params.responseFields ?? settings.responseFields)
}

/** The matching records of a query, without order, groups or pages; with the radius when the query has none. */
export function matchesOf({ live, settings, synonyms, params, required }: Query): FoundMatches & { radius?: number } {
  const meets = testOf([...required, ...filterOf(params)])
  const geo = geoOf(params)
  const isAllowed = (document: Document) => meets(document) && (geo?.isInside(document) ?? true)
  const found = findMatches({ live, settings, params, synonyms, isAllowed })
  const radius = geo?.automaticRadius?.(found.matches.keys())
  if (!geo || radius === undefined) return found
  const near = [...found.matches].filter(([document]) => (geo.placeOf(document)?.distance ?? 0) <= radius)
  return { ...found, matches: new Map(near), radius }
}

export function respondToFacetQuery(query: Query): FacetHits & { processingTimeMS: number } {
  const started = performance.now()
  const { matches } = matchesOf(query)
  const hits = searchFacetValues(matches.keys(), query.params, query.settings)
  return { ...hits, processingTimeMS: Math.max(1, Math.round(performance.now() - started)) }
}

/** The matching records of a query, ranked. */
export function rankedHits({ params, settings }: Query, { matches }: FoundMatches): Hit[] {
  const preferred = optionalFilterOf(params)
  const geo = geoOf(params)
  const hits = Array.from(matches, ([document, match]) => ({
    document,
    match,
    filters: preferred.length > 0 ? filterScore(preferred, document) : 0,
    place: geo?.placeOf(document),
  }))
  return rankHits(hits, settings)
}

/** `distinct`: limits the number of records with the same value to the best ones. */
function grouped(hits: readonly Hit[], params: Params, settings: IndexSettings): Hit[] {
  const attribute = settings.attributeForDistinct
  const stored = Number(params.distinct ?? settings.distinct ?? 0)
  if (typeof attribute !== 'string' || !(stored > 0)) return [...hits]
  const counts = new Map<unknown, number>()
  return hits.filter(({ document }) => {
    const [value] = attributeValues(document.record, attribute)
    if (value === undefined) return true
    const count = (counts.get(value) ?? 0) + 1
    counts.set(value, count)
    return count <= stored
  })
}

function pageFields({ isByOffset, first, size, number }: Page, reachable: number): Record<string, number> {
  if (isByOffset) return { offset: first, length: size }
  return { page: number, nbPages: size === 0 ? 0 : Math.ceil(reachable / size), hitsPerPage: size }
}

/** The query as the hosted service echoes it: one line of `name=value`. */
function writtenParams(params: Params): string {
  const entries = Object.entries(params).filter(([name]) => name !== 'indexName')
  return new URLSearchParams(
    entries.map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()
}

function trimmed(response: QueryResponse, fields: unknown): QueryResponse {
  if (!Array.isArray(fields) || fields.includes('*')) return response
  const stored = Object.entries(response).filter(([name]) => fields.includes(name))
  return { hits: [], nbHits: response.nbHits, ...Object.fromEntries(stored) }
}
