import type { IndexFamily } from './index-names.ts'
import type { HitMatch } from './match/hit-match.ts'
import { type FacetChoices, facetsIn, type ResultFilter } from './result-facets.ts'

/**
 * Groups of search results, in the order of the page: one row per group, with its kinds of story. Those of the extranet
 * are behind the login, in a separate index.
 */
export const resultGroups = [
  { name: 'products', family: 'public', types: ['product'] },
  { name: 'categories', family: 'public', types: ['category'] },
  { name: 'documents', family: 'public', types: ['download', 'bulletin', 'catalogue'] },
  { name: 'news', family: 'public', types: ['news_item', 'event'] },
  {
    name: 'pages',
    family: 'public',
    types: [
      'page',
      'form_page',
      'custom_landing',
      'contact_office',
      'sales_agent',
      'shop',
      'job',
      'gallery',
      'athlete',
    ],
  },
  { name: 'trade-documents', family: 'extranet', types: ['trade_document'] },
  { name: 'trade-products', family: 'extranet', types: ['trade_product'] },
  { name: 'trade-notices', family: 'extranet', types: ['trade_notice'] },
  { name: 'trade-galleries', family: 'extranet', types: ['trade_gallery'] },
  { name: 'trade-pages', family: 'extranet', types: ['extranet_page'] },
] as const satisfies readonly { name: string; family: IndexFamily; types: readonly string[] }[]

export type ResultGroup = (typeof resultGroups)[number]['name']

/** The groups of a family, in their order. */
export function groupsIn(family: IndexFamily): ResultGroup[] {
  return resultGroups.filter((group) => group.family === family).map(({ name }) => name)
}

/** The kinds of story in a group. */
export function typesOf(group: ResultGroup): readonly string[] {
  return resultGroups.find(({ name }) => name === group)?.types ?? []
}

/** The group of a kind of story; undefined for kinds that no search shows. */
export function groupOfType(type: string): ResultGroup | undefined {
  return resultGroups.find(({ types }) => types.some((known) => known === type))?.name
}

/** Sort orders of a search; the first is the default and is left out of addresses. */
export const resultOrders = ['relevance', 'code', 'newest'] as const

export type ResultOrder = (typeof resultOrders)[number]

/** A piece of a text, and whether it matches the query. */
export type MarkedPart = { text: string; isMatch: boolean }

/** A search result of a list. */
export type SearchHit = {
  /** uuid of its story, with the number of the part where it is one. */
  id: string
  /** uuid of its story. */
  story: string
  /** Path in the reader's market and locale. */
  href: string
  group: ResultGroup
  name: readonly MarkedPart[]
  /** Part number as printed, of products. */
  code?: readonly MarkedPart[]
  /** Heading of the part of a long page. */
  heading?: readonly MarkedPart[]
  /** The part of a product that matches the typed code. */
  match?: HitMatch
  /** The text around the match, else the text of a card. */
  text: readonly MarkedPart[]
  image?: { src: string }
  /** Whether a newer edition replaces it. */
  isSuperseded?: true
}

/** The result of a search. */
export type SearchResults =
  | { isAvailable: false }
  | {
      isAvailable: true
      entries: readonly SearchHit[]
      /** Number of results in the chosen group, or in all of them. */
      total: number
      /** Number of results by group, including 0. */
      counts: Readonly<Partial<Record<ResultGroup, number>>>
      /** Facets that narrow the list further. */
      filters: readonly ResultFilter[]
      /** No result matches all words: these match some of them. */
      isLoose: boolean
      /** The code that the words were meant for, where nothing has them as they were typed. */
      readAs?: string
      hasMore: boolean
      /** Id of the list for click analytics; results behind the login are not counted. */
      named?: { index: string; queryID: string }
      /** Without results: a suggested query, and near matches. */
      help?: { spelling?: string; nearest: readonly SearchHit[] }
    }

/** The query and the choices in the address of the search page. */
export type SearchQuery = {
  /** Trimmed; empty without a query. */
  words: string
  group: ResultGroup | undefined
  order: ResultOrder
  facets: FacetChoices
}

/** A query without choices, as a search form sends it. */
export function plainSearchQuery(words: string): SearchQuery {
  return { words: words.trim(), group: undefined, order: 'relevance', facets: {} }
}

type Query = Readonly<Record<string, readonly string[]>>

/** The choices in an address; choices that the family does not have are ignored. */
export function readSearchQuery(query: Query, family: IndexFamily = 'public'): SearchQuery {
  const { q = [], kind = [], sort = [] } = query
  return {
    words: (q[0] ?? '').trim(),
    group: groupsIn(family).find((name) => kind.includes(name)),
    order: resultOrders.find((name) => sort.includes(name)) ?? 'relevance',
    facets: Object.fromEntries(
      facetsIn(family).flatMap(({ name }) => (query[name]?.length ? [[name, query[name]] as const] : [])),
    ),
  }
}

/** The same choices as query parameters; the default order is left out. */
export function searchQueryParameters({ words, group, order, facets }: SearchQuery): Query {
  return {
    ...facets,
    q: [words],
    ...(group && { kind: [group] }),
    ...(order !== 'relevance' && { sort: [order] }),
  }
}

/** Whether any group has results. */
export function hasResults({ counts }: { counts: Readonly<Partial<Record<ResultGroup, number>>> }): boolean {
  return Object.values(counts).some((count) => count > 0)
}
