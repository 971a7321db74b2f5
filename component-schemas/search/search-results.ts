import type { IndexFamily } from './index-names.ts'
import { type FacetChoices, facetsIn, type ResultFilter } from './result-facets.ts'

/**
 * How a search gathers what it finds, in the order of the page: one row a group, with the kinds of story in it. Those of
 * the extranet stand behind the login, in an index of their own.
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

/** The group that a kind of story is found in; undefined for kinds that no search shows. */
export function groupOfType(type: string): ResultGroup | undefined {
  return resultGroups.find(({ types }) => types.some((known) => known === type))?.name
}

/** Orders in which a search can be read; the first is the usual one and is not said in addresses. */
export const resultOrders = ['relevance', 'code', 'newest'] as const

export type ResultOrder = (typeof resultOrders)[number]

/** A piece of a text, and whether it is what somebody typed. */
export type MarkedPart = { text: string; isMatch: boolean }

/** One thing that was found, as far as a list shows it. */
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
  /** The words around what was typed, else what a card says. */
  text: readonly MarkedPart[]
  image?: { src: string }
  /** A newer edition has taken its place. */
  isSuperseded?: true
}

/** What a search answered. */
export type SearchResults =
  | { isAvailable: false }
  | {
      isAvailable: true
      entries: readonly SearchHit[]
      /** Everything in the chosen group, or in all of them. */
      total: number
      /** Everything there is, by group of what was searched; with 0. */
      counts: Readonly<Partial<Record<ResultGroup, number>>>
      /** What narrows the list further. */
      filters: readonly ResultFilter[]
      /** Nothing has all the words: these have some of them. */
      isLoose: boolean
      hasMore: boolean
      /** Names the list for counting what is opened; what stands behind the login is not counted. */
      named?: { index: string; queryID: string }
      /** When nothing was found: what may have been meant, and what comes near. */
      help?: { spelling?: string; nearest: readonly SearchHit[] }
    }

/** What somebody typed and chose in the address of the search page. */
export type SearchQuery = {
  /** Trimmed; empty when nothing was typed. */
  words: string
  group: ResultGroup | undefined
  order: ResultOrder
  facets: FacetChoices
}

/** Words for which nothing is chosen: what a form of words asks. */
export function plainSearchQuery(words: string): SearchQuery {
  return { words: words.trim(), group: undefined, order: 'relevance', facets: {} }
}

type Query = Readonly<Record<string, readonly string[]>>

/** The choices in an address; what the search of a family does not know is no choice. */
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

/** The same choices as the address writes them; the usual order is unsaid. */
export function searchQueryParameters({ words, group, order, facets }: SearchQuery): Query {
  return {
    ...facets,
    q: [words],
    ...(group && { kind: [group] }),
    ...(order !== 'relevance' && { sort: [order] }),
  }
}

/** Whether anything was found at all, in whatever group. */
export function hasResults({ counts }: { counts: Readonly<Partial<Record<ResultGroup, number>>> }): boolean {
  return Object.values(counts).some((count) => count > 0)
}
