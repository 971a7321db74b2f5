import { isObject } from '../live/attribute-values.ts'
import { ProtocolError } from '../protocol-error.ts'
import { notBuiltNames, requireBuilt } from './require-built.ts'

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'nested' | 'any' | 'ignored'

/**
 * Every parameter of a query. `ignored` ones have no visible effect here: they are for the vendor's analytics, or for
 * rules and a syntax that no index here has. Parameters of `require-built` are accepted only with values that change
 * nothing. Any other name is refused, so that a misspelled one is noticed.
 */
const kinds: Readonly<Record<string, Kind>> = {
  query: 'text',
  page: 'number',
  hitsPerPage: 'number',
  offset: 'number',
  length: 'number',
  filters: 'text',
  facetFilters: 'nested',
  numericFilters: 'nested',
  tagFilters: 'nested',
  optionalFilters: 'nested',
  sumOrFiltersScores: 'boolean',
  facets: 'list',
  maxValuesPerFacet: 'number',
  sortFacetValuesBy: 'text',
  facetingAfterDistinct: 'boolean',
  attributesToRetrieve: 'list',
  attributesToHighlight: 'list',
  attributesToSnippet: 'list',
  restrictSearchableAttributes: 'list',
  highlightPreTag: 'text',
  highlightPostTag: 'text',
  snippetEllipsisText: 'text',
  restrictHighlightAndSnippetArrays: 'boolean',
  responseFields: 'list',
  distinct: 'any',
  typoTolerance: 'any',
  allowTyposOnNumericTokens: 'boolean',
  minWordSizefor1Typo: 'number',
  minWordSizefor2Typos: 'number',
  queryType: 'text',
  removeWordsIfNoResults: 'text',
  optionalWords: 'any',
  ignorePlurals: 'any',
  queryLanguages: 'list',
  synonyms: 'boolean',
  getRankingInfo: 'boolean',
  clickAnalytics: 'boolean',
  aroundLatLng: 'text',
  aroundRadius: 'any',
  aroundPrecision: 'any',
  minimumAroundRadius: 'number',
  insideBoundingBox: 'any',
  insidePolygon: 'any',
  userToken: 'ignored',
  analytics: 'ignored',
  analyticsTags: 'ignored',
  enableABTest: 'ignored',
  enableRules: 'ignored',
  percentileComputation: 'ignored',
  advancedSyntaxFeatures: 'ignored',
  exactOnSingleWordQuery: 'text',
  alternativesAsExact: 'list',
  minProximity: 'number',
  cursor: 'text',
  facetQuery: 'text',
  maxFacetHits: 'number',
  facet: 'text',
  facetName: 'text',
  type: 'text',
  indexName: 'text',
}

/** Parsed parameters of one query; lists of filters are still raw. */
export type Params = Readonly<Record<string, unknown>>

/**
 * Parses parameters in either of two forms: an object, or `{ params: "a=b&c=d" }`, whose values are JSON or plain.
 * @throws ProtocolError 400 with the reason
 */
export function readParams(body: unknown): Params {
  if (body === undefined || body === null) return {}
  if (!isObject(body)) throw new ProtocolError(400, 'Expecting a JSON object')
  const { params, ...direct } = body
  const written = typeof params === 'string' ? Object.fromEntries(new URLSearchParams(params)) : {}
  const read: Record<string, unknown> = {}
  const given = { ...written, ...direct }
  requireBuilt(Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fromText(value)])))
  for (const [name, value] of Object.entries(given)) {
    const kind = kindOf(name)
    const isGiven = value !== undefined && value !== null
    if (isGiven && kind !== 'ignored') read[name] = readers[kind](value, name)
  }
  if (typeof read.query === 'string') read.query = cutBytes(read.query, 512)
  return read
}

function kindOf(name: string): Kind {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
  if (kind) return kind
  if (notBuiltNames.includes(name)) return 'ignored'
  throw new ProtocolError(400, `Unknown parameter: ${name}`)
}

const readers: Readonly<Record<Exclude<Kind, 'ignored'>, (value: unknown, name: string) => unknown>> = {
  text: (value, name) => {
    if (['string', 'number', 'boolean'].includes(typeof value)) return String(value)
    throw new ProtocolError(400, `Invalid value for "${name}" parameter: expected a string`)
  },
  number: (value, name) => {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number === 'number' && Number.isInteger(number) && number >= 0) return number
    throw new ProtocolError(400, `Invalid value for "${name}" parameter: expected a positive integer`)
  },
  boolean: (value, name) => {
    if (typeof value === 'boolean') return value
    if (value === 'true' || value === 'false') return value === 'true'
    throw new ProtocolError(400, `Invalid value for "${name}" parameter: expected a boolean`)
  },
  list: (value, name) => {
    const list = typeof value === 'string' ? (jsonOf(value) ?? value.split(',').map((part) => part.trim())) : value
    if (Array.isArray(list) && list.every((item) => typeof item === 'string')) return list.filter((item) => item !== '')
    throw new ProtocolError(400, `Invalid value for "${name}" parameter: expected an array of strings`)
  },
  nested: fromText,
  any: fromText,
}

/** Converts a text to the value that it spells. */
function fromText(value: unknown): unknown {
  return typeof value === 'string' ? (jsonOf(value) ?? value) : value
}

/** Converts a text in JSON to its value; undefined when it is no list, number or boolean. */
function jsonOf(text: string): unknown {
  if (!/^(?:\[|true$|false$|-?\d+$)/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The hosted service reads 512 bytes of a query. */
function cutBytes(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes)).replace(/\uFFFD+$/, '')
}
