/** How a search gathers what it finds, in the order of the page: one row a group, with the kinds of story in it. */
export const foundGroups = [
  { name: 'products', types: ['product'] },
  { name: 'categories', types: ['category'] },
  { name: 'documents', types: ['download', 'bulletin', 'catalogue'] },
  { name: 'news', types: ['news_item', 'event'] },
  { name: 'pages', types: ['page', 'gallery', 'athlete', 'job', 'shop'] },
] as const

export type FoundGroup = (typeof foundGroups)[number]['name']

/** Orders in which a search can be read; the first is the usual one and is not said in addresses. */
export const foundOrders = ['relevance', 'code', 'newest'] as const

export type FoundOrder = (typeof foundOrders)[number]

/** A piece of a text, and whether it is what somebody typed. */
export type MarkedPart = { text: string; isMatch: boolean }

/** One thing that was found, as far as a list shows it. */
export type FoundEntry = {
  /** uuid of its story, with the number of the part where it is one. */
  id: string
  /** Path in the reader's market and locale. */
  href: string
  group: FoundGroup
  name: readonly MarkedPart[]
  /** Part number as printed, of products. */
  code?: readonly MarkedPart[]
  /** Heading of the part of a long page. */
  heading?: readonly MarkedPart[]
  /** The words around what was typed, else what a card says. */
  text: readonly MarkedPart[]
  image?: { src: string }
}

/** What a search answered. */
export type FoundAnswer =
  | { isAvailable: false }
  | {
      isAvailable: true
      entries: readonly FoundEntry[]
      /** Everything in the chosen group, or in all of them. */
      total: number
      /** Everything there is, by group; with 0. */
      counts: Readonly<Record<FoundGroup, number>>
      /** Nothing has all the words: these have some of them. */
      isLoose: boolean
      hasMore: boolean
    }

/** What somebody typed and chose in the address of the search page. */
export type FoundQuestion = {
  /** Trimmed; empty when nothing was typed. */
  words: string
  group: FoundGroup | undefined
  order: FoundOrder
}

type Query = Readonly<Record<string, readonly string[]>>

/** The choices in an address; what no search knows is no choice. */
export function readFoundQuestion(query: Query): FoundQuestion {
  const { q = [], kind = [], sort = [] } = query
  return {
    words: (q[0] ?? '').trim(),
    group: foundGroups.find(({ name }) => kind.includes(name))?.name,
    order: foundOrders.find((name) => sort.includes(name)) ?? 'relevance',
  }
}

/** The same choices as the address writes them; the usual order is unsaid. */
export function foundQuery({ words, group, order }: FoundQuestion): Query {
  return {
    q: [words],
    ...(group && { kind: [group] }),
    ...(order !== 'relevance' && { sort: [order] }),
  }
}
