import 'server-only'
import type { ProductCard } from 'component-schemas/fillings.ts'
import type { Place } from '#site/routing/path-for.ts'
import { listStories } from './list-stories.ts'
import { notOnCards, productCards } from './product-card.ts'

/** Acceptance row B7: 24 products a page. */
const perPage = 24

export type Listing<Card> = {
  /** Everything from the first item to the end of the page asked for: "load more" keeps what was there. */
  items: readonly Card[]
  /** Items in all pages. */
  total: number
  pageNumber: number
  hasMore: boolean
}

export type ProductQuestion = {
  place: Place
  /** Counted from 1. */
  pageNumber: number
  /** uuid; undefined lists every product. */
  category?: string | undefined
}

/** Products by name up to and including a page; undefined when there is no such page. */
export async function listProducts(question: ProductQuestion): Promise<Listing<ProductCard> | undefined> {
  const { place, pageNumber } = question
  const first = await readPage(question, 1)
  const pages = Math.max(1, Math.ceil(first.total / perPage))
  if (pageNumber > pages) return undefined
  const rest = await Promise.all(Array.from({ length: pageNumber - 1 }, (_, index) => readPage(question, index + 2)))
  const items = [first, ...rest].flatMap(({ stories }) => productCards(stories, place))
  return { items, total: first.total, pageNumber, hasMore: pageNumber < pages }
}

function readPage({ place, category }: ProductQuestion, page: number) {
  return listStories({
    contentType: 'product',
    locale: place.locale,
    page,
    perPage,
    sortBy: 'content.name:asc',
    without: notOnCards,
    ...(category === undefined ? {} : { filter: { categories: { any_in_array: category } } }),
  })
}
