import 'server-only'
import { allSorts, isTable } from '#site/content/facets/product-orders.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import { choiceOf, type ProductQuery, pagesOf, selectionOf } from './list-products.ts'
import { getProductIndex } from './product-index.ts'

/**
 * The choices of an address that a list of products knows, and how many pages they leave; undefined while the products are read for
 * the first time.
 */
export async function knownProducts({
  query: requested,
  siteContext,
  categories,
}: Omit<ProductQuery, 'pageNumber'>): Promise<{ query: PageQuery; pages: number } | undefined> {
  const index = await getProductIndex(siteContext.locale)
  if (!index) return undefined
  const query: PageQuery = {
    ...selectionOf(requested, index),
    ...sortIn(requested),
    ...(isTable(requested) && { view: ['table'] }),
  }
  return { query, pages: pagesOf(index.count(choiceOf(index, { query, categories }))) }
}

function sortIn({ sort = [] }: PageQuery): PageQuery {
  const named = allSorts.slice(1).find((known) => sort.includes(known))
  return named ? { sort: [named] } : {}
}
