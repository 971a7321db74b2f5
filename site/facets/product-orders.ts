import type { FacetValues } from './product-facets.ts'

/** What lists need to know of a product before they show it. */
export type IndexedProduct = {
  id: number
  uuid: string
  code: string
  /** In the reader's language. */
  name: string
  isNew: boolean
  /** First publishing, ISO 8601. */
  since: string
  /** uuids. */
  categories: readonly string[]
  facets: FacetValues
}

/** Orders a reader may choose; the first one is meant when the address names none. */
export const productSorts = ['name', 'newest', 'code'] as const

export type ProductSort = (typeof productSorts)[number]

export type ProductOrders = Readonly<Record<ProductSort, readonly IndexedProduct[]>>

/** The products in every order, sorted once so that no reader waits for it. */
export function productOrders(products: readonly IndexedProduct[], locale: string): ProductOrders {
  const words = new Intl.Collator(locale)
  const codes = new Intl.Collator(locale, { numeric: true })
  const byName = (a: IndexedProduct, b: IndexedProduct) => words.compare(a.name, b.name)
  const byCode = (a: IndexedProduct, b: IndexedProduct) => codes.compare(a.code, b.code)
  const name = products.toSorted((a, b) => byName(a, b) || byCode(a, b))
  return { name, newest: name.toSorted(byNovelty), code: products.toSorted(byCode) }
}

/** What the house calls new comes first, then what was published last. */
function byNovelty(a: IndexedProduct, b: IndexedProduct): number {
  return Number(b.isNew) - Number(a.isNew) || compare(b.since, a.since)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** The order that an address names; the usual one when it names none that exists. */
export function sortNamed(value: string | undefined): ProductSort {
  return productSorts.find((sort) => sort === value) ?? productSorts[0]
}
