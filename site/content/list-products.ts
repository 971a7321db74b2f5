import 'server-only'
import type { ProductCard } from 'component-schemas/fillings.ts'
import type { Place } from '#site/routing/path-for.ts'
import { listStories } from './list-stories.ts'
import { type Listing, pageSizes, readListing } from './listing.ts'
import { notOnCards, productCards } from './product-card.ts'

export type ProductQuestion = {
  place: Place
  /** Counted from 1. */
  pageNumber: number
  /** uuid; undefined lists every product. */
  category?: string | undefined
}

/** Products by name up to and including a page; undefined when there is no such page. */
export function listProducts(question: ProductQuestion): Promise<Listing<ProductCard> | undefined> {
  const readCards = async (page: number) => {
    const { stories, total } = await readPage(question, page)
    return { items: productCards(stories, question.place), total }
  }
  return readListing(readCards, question.pageNumber, pageSizes.products)
}

function readPage({ place, category }: ProductQuestion, page: number) {
  return listStories({
    contentType: 'product',
    locale: place.locale,
    page,
    perPage: pageSizes.products,
    sortBy: 'content.name:asc',
    without: notOnCards,
    ...(category === undefined ? {} : { filter: { categories: { any_in_array: category } } }),
  })
}
