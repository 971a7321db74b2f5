import { textIn } from '../../plain-value.ts'
import { splitWords } from '../engine/words.ts'
import { facetAttributes, type IndexSettings, numberSetting } from '../live/index-settings.ts'
import { type Document, facetKey } from '../live/live-index.ts'
import { ProtocolError } from '../protocol-error.ts'
import { highlightText } from './highlight.ts'
import type { Params } from './params.ts'

export type FacetResponse = {
  facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  facets_stats?: Readonly<Record<string, { min: number; max: number; avg: number; sum: number }>>
  exhaustiveFacetsCount: true
}

/** Counts of the values of the requested facets; undefined when the query requests none. `*` means all. */
export function countFacets(
  documents: Iterable<Document>,
  params: Params,
  settings: IndexSettings,
): FacetResponse | undefined {
  const requested = Array.isArray(params.facets) ? params.facets.map(String) : []
  if (requested.length === 0) return undefined
  const declared = facetAttributes(settings).filter(({ isFilterOnly }) => !isFilterOnly)
  const names = declared.map(({ name }) => name).filter((name) => requested.includes('*') || requested.includes(name))
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]))
  const numbers = new Map<string, number[]>()
  for (const document of documents) {
    for (const [name, count] of counts) countValues(document.facets[name] ?? [], { name, count, numbers })
  }
  const limit = Math.min(numberSetting({ ...settings, ...params }, 'maxValuesPerFacet', 100), 1000)
  const isByName = (params.sortFacetValuesBy ?? settings.sortFacetValuesBy) === 'alpha'
  const facets = Object.fromEntries(
    [...counts].filter(([, count]) => count.size > 0).map(([name, count]) => [name, sorted(count, limit, isByName)]),
  )
  const stats = Object.fromEntries([...numbers].map(([name, values]) => [name, statsOf(values)]))
  return { facets, ...(numbers.size > 0 && { facets_stats: stats }), exhaustiveFacetsCount: true }
}

type Counting = { name: string; count: Map<string, number>; numbers: Map<string, number[]> }

function countValues(values: Document['facets'][string], { name, count, numbers }: Counting): void {
  const seen = new Set<string>()
  for (const value of values) {
    const text = String(value)
    if (seen.has(text)) continue
    seen.add(text)
    count.set(text, (count.get(text) ?? 0) + 1)
    if (typeof value !== 'number') continue
    const list = numbers.get(name) ?? []
    list.push(value)
    numbers.set(name, list)
  }
}

function sorted(count: ReadonlyMap<string, number>, limit: number, isByName: boolean): Record<string, number> {
  const rows = [...count].toSorted(([a, countA], [b, countB]) => (isByName ? 0 : countB - countA) || (a < b ? -1 : 1))
  return Object.fromEntries(rows.slice(0, limit))
}

function statsOf(values: readonly number[]) {
  let [min, max, sum] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (const value of values) {
    min = Math.min(min, value)
    max = Math.max(max, value)
    sum += value
  }
  return { min, max, avg: sum / values.length, sum }
}

export type FacetHits = {
  facetHits: { value: string; highlighted: string; count: number }[]
  exhaustiveFacetsCount: true
}

/**
 * Values of one facet that begin with the query, the most frequent first.
 * @throws ProtocolError 400 when the facet is not declared as searchable
 */
export function searchFacetValues(documents: Iterable<Document>, params: Params, settings: IndexSettings): FacetHits {
  const attribute = facetAttributes(settings).find(({ name }) => name === params.facet)
  if (!attribute?.isSearchable) {
    throw new ProtocolError(
      400,
      `Cannot search in \`${textIn(params.facet)}\` attribute, you need to add \`searchable(${textIn(params.facet)})\` to attributesForFaceting.`,
    )
  }
  const typed = splitWords(textIn(params.facetQuery ?? '')).map(({ text }) => text)
  const counts = new Map<string, { value: string; count: number }>()
  for (const document of documents) {
    for (const value of document.facets[attribute.name] ?? []) {
      const known = counts.get(facetKey(value)) ?? { value: String(value), count: 0 }
      counts.set(facetKey(value), { ...known, count: known.count + 1 })
    }
  }
  const limit = Math.min(numberSetting(params, 'maxFacetHits', 10), 100)
  const hits = [...counts.values()].filter(({ value }) => hasWords(value, typed))
  hits.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return {
    facetHits: hits
      .slice(0, limit)
      .map(({ value, count }) => ({ value, highlighted: marked(value, typed, params), count })),
    exhaustiveFacetsCount: true,
  }
}

function hasWords(value: string, typed: readonly string[]): boolean {
  const words = splitWords(value).map(({ text }) => text)
  return typed.every((part) => words.some((word) => word.startsWith(part)))
}

function marked(value: string, typed: readonly string[], params: Params): string {
  const words = typed.map((text) => {
    const matching = splitWords(value).filter((word) => word.text.startsWith(text))
    return { text, matches: new Map(matching.map((word) => [word.text, { typos: 0, kind: 'prefix' as const }])) }
  })
  const preTag = textIn(params.highlightPreTag ?? '<em>')
  const postTag = textIn(params.highlightPostTag ?? '</em>')
  return highlightText(value, { words, typed: typed.length, preTag, postTag, ellipsis: '', isRestricted: false }).value
}
