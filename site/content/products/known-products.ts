import 'server-only'
import { productFacetNames } from '#site/content/facets/product-facets.ts'
import { allSorts } from '#site/content/facets/product-orders.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { hrefOfQuery, type PageQuery, parsePageQuery } from '#site/routing/query/page-query.ts'
import type { TemplateName } from '#site/routing/templates.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { categoriesWithin } from '../listings/list-categories.ts'
import { choiceOf, pagesOf, selectionOf } from './list-products.ts'
import { getProductIndex } from './product-index.ts'

/** Templates whose addresses narrow a list of products, and what their list is of. */
const listed: Partial<
  Record<TemplateName, (wire: WireStory, siteContext: SiteContext) => Promise<readonly string[] | undefined>>
> = {
  'product-listing': async () => undefined,
  'category-listing': (wire, siteContext) => categoriesWithin(wire.uuid, siteContext),
}

const names: readonly string[] = [...productFacetNames, 'sort', 'view', 'page']

export type RequestedQuery = {
  template: TemplateName
  wire: WireStory
  siteContext: SiteContext
  params: URLSearchParams
}

/**
 * The canonical query of a product list: known values in order, the default order and the first page omitted, a page beyond the end
 * replaced by the last one. Other parameters follow unchanged.
 * @returns query with its question mark, or empty; undefined when the address is canonical, or is of no such list
 */
export async function canonicalProductQuery({
  template,
  wire,
  siteContext,
  params,
}: RequestedQuery): Promise<string | undefined> {
  const categoriesOf = listed[template]
  const own = [...params].filter(([name]) => names.includes(name))
  if (!categoriesOf || own.length === 0) return undefined
  const index = await getProductIndex(siteContext.locale)
  if (!index) return undefined
  const pageQuery = parsePageQuery(Object.fromEntries(names.map((name) => [name, params.getAll(name)])))
  const query: PageQuery = { ...selectionOf(pageQuery, index), ...sortIn(pageQuery), ...viewIn(pageQuery) }
  const total = index.count(choiceOf(index, { query, categories: await categoriesOf(wire, siteContext) }))
  const pageNumber = Math.min(pageIn(params.getAll('page')), pagesOf(total))
  const canonicalize = new URLSearchParams(hrefOfQuery('', query, pageNumber))
  if (String(canonicalize) === String(new URLSearchParams(own))) return undefined
  const foreign = [...params].filter(([name]) => !names.includes(name))
  const text = String(new URLSearchParams([...canonicalize, ...foreign]))
  return text === '' ? '' : `?${text}`
}

function sortIn({ sort = [] }: PageQuery): PageQuery {
  const named = allSorts.slice(1).find((known) => sort.includes(known))
  return named ? { sort: [named] } : {}
}

function viewIn({ view = [] }: PageQuery): PageQuery {
  return view.includes('table') ? { view: ['table'] } : {}
}

function pageIn([first = '1', ...more]: readonly string[]): number {
  return more.length === 0 && /^[1-9]\d{0,3}$/.test(first) ? Number(first) : 1
}
