export type Listing<Card> = {
  /** Everything from the first item to the end of the requested page: "load more" keeps the earlier items. */
  items: readonly Card[]
  /** Items in all pages. */
  total: number
  pageNumber: number
  hasMore: boolean
}

/** Acceptance row B7: products 24 a page, other kinds 12. */
export const pageSizes = { products: 24, others: 12 } as const

/** The first pages of a list that is known whole; undefined when there is no such page. An empty list has one page. */
export function listingOf<Card>(all: readonly Card[], pageNumber: number, pageSize: number): Listing<Card> | undefined {
  const pages = Math.max(1, Math.ceil(all.length / pageSize))
  if (pageNumber > pages) return undefined
  return { items: all.slice(0, pageNumber * pageSize), total: all.length, pageNumber, hasMore: pageNumber < pages }
}

/** The first pages of a list that the service counts; `readPage` returns one page with the number of all items. */
export async function readListing<Card>(
  readPage: (page: number) => Promise<{ items: readonly Card[]; total: number }>,
  pageNumber: number,
  pageSize: number,
): Promise<Listing<Card> | undefined> {
  const first = await readPage(1)
  const pages = Math.max(1, Math.ceil(first.total / pageSize))
  if (pageNumber > pages) return undefined
  const rest = await Promise.all(Array.from({ length: pageNumber - 1 }, (_, index) => readPage(index + 2)))
  const items = [first, ...rest].flatMap((page) => page.items)
  return { items, total: first.total, pageNumber, hasMore: pageNumber < pages }
}
