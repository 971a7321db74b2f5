import 'server-only'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { Choice, Selection } from '#site/content/facets/choice.ts'
import type { FacetCount } from '#site/content/facets/count-facets.ts'
import { productFacetNames } from '#site/content/facets/product-facets.ts'
import { isTable, type ProductColumn, productColumns, sortNamed } from '#site/content/facets/product-orders.ts'
import type { ProductIndex } from '#site/content/facets/product-table.ts'
import { type ProductFilter, usefulFilters } from '#site/content/facets/useful-filters.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { PageQuery } from '#site/routing/query/page-query.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'
import { listStories } from '../listings/list-stories.ts'
import { type Listing, pageSizes } from '../listings/listing.ts'
import { notOnCards, productCards } from './product-card.ts'
import { getProductIndex } from './product-index.ts'
import { listProductStories } from './product-stories.ts'

export type ProductQuery = {
  siteContext: SiteContext
  /** Counted from 1. */
  pageNumber: number
  /** The choices of the address: facets, `sort` and `view`. */
  query: PageQuery
  /** uuids; undefined lists every product. */
  categories?: readonly string[] | undefined
}

export type ProductListing = Listing<ProductCard> & {
  filters: readonly ProductFilter[]
  /** Of a table; none where the list is of cards. */
  columns: readonly ProductColumn[]
  /** Page of the first of `items`. Far down a long list the first pages are left out, so that a page does not grow without limit. */
  firstPage: number
}

/** Pages of 24 that one address shows at most. */
const mostPages = 10

/**
 * Products up to and including a page, as the address narrows and orders them; undefined when there is no such page.
 * @throws CatalogueError content-unavailable, also while a narrowed list cannot be counted yet
 */
export async function listProducts(request: ProductQuery): Promise<ProductListing | undefined> {
  const isNarrowed = Object.keys(request.query).length > 0
  const index = await getProductIndex(request.siteContext.locale, isNarrowed ? 'needed' : 'wished')
  return index ? await listed(index, request) : await listUncounted(request)
}

/** The facet values of an address; unknown values are ignored. */
export function selectionOf(query: PageQuery, index: ProductIndex): Selection {
  return Object.fromEntries(
    productFacetNames.flatMap((name) => {
      const values = (query[name] ?? []).filter((value) => index.has(name, value))
      return values.length > 0 ? [[name, values]] : []
    }),
  )
}

/** The products that an address selects among those of its categories. */
export function choiceOf(
  index: ProductIndex,
  { query, categories }: Pick<ProductQuery, 'query' | 'categories'>,
): Choice {
  return { categories, selection: selectionOf(query, index) }
}

async function listed(index: ProductIndex, request: ProductQuery): Promise<ProductListing | undefined> {
  const { siteContext, pageNumber, query } = request
  const choice = choiceOf(index, request)
  const total = index.count(choice)
  const pages = pagesOf(total)
  if (pageNumber > pages) return undefined
  const firstPage = firstPageFor(pageNumber)
  const from = (firstPage - 1) * perPage
  const sort = sortNamed(query['sort']?.[0])
  const part = { sort, from, limit: pageNumber * perPage - from }
  const counted = index.facets(choice, productFacetNames)
  const cards = productCards(await listProductStories(index.uuids(choice, part), siteContext.locale), siteContext)
  const columns = isTable(query) ? columnsOf(counted) : []
  const items = columns.includes('maker') ? withMakers(cards, index.valuesOf('maker', choice, part)) : cards
  const filters = usefulFilters(counted, choice.selection)
  return { items, total, pageNumber, firstPage, hasMore: pageNumber < pages, filters, columns }
}

/** Columns that some product of the list fills. */
function columnsOf(counted: readonly FacetCount[]): ProductColumn[] {
  return productColumns.filter((column) => counted.some(({ name, covered }) => name === column && covered > 0))
}

function withMakers(cards: readonly ProductCard[], makers: ReadonlyMap<string, readonly string[]>): ProductCard[] {
  return cards.map((card) => ({ ...card, makers: makers.get(card.uuid) }))
}

/** While the index is being read: the service's own order, nothing counted, not cached. A filtered list has to wait. */
async function listUncounted({ siteContext, pageNumber, query, categories }: ProductQuery) {
  if (Object.keys(query).length > 0) throw new CatalogueError('content-unavailable', 'products are still being counted')
  expireAt(new Date(0))
  const { stories, total } = await listStories({
    contentType: 'product',
    locale: siteContext.locale,
    page: pageNumber,
    perPage,
    sortBy: 'content.name:asc',
    without: notOnCards,
    ...(categories ? { filter: { categories: { any_in_array: categories.join(',') } } } : {}),
  })
  const pages = pagesOf(total)
  if (pageNumber > pages) return undefined
  const items = productCards(stories, siteContext)
  return { items, total, pageNumber, firstPage: pageNumber, hasMore: pageNumber < pages, filters: [], columns: [] }
}

const perPage = pageSizes.products

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / perPage))
}

function firstPageFor(pageNumber: number): number {
  return pageNumber - ((pageNumber - 1) % mostPages)
}
