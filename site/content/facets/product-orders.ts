import type { FacetValues } from './product-facets.ts'

/** The fields of a product that lists need before they show it. */
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
  /** Of its pack and its variants, each as 14 digits. */
  gtins: readonly string[]
  /** Its part number and those of its variants without separators (`compactCode`), its own first. */
  codeKeys: readonly string[]
}

/** Orders a reader may choose; the first one is meant when the address names none. */
export const productSorts = ['name', 'newest', 'code'] as const

export type ProductSort = (typeof productSorts)[number]

/** The sort keys of a product. */
export type Named = Pick<IndexedProduct, 'name' | 'code'>

type Compare = (a: Named, b: Named) => number

/**
 * The orders that depend on a language: numbers in codes count as numbers, and equal names stand in the order of codes.
 * @param locale BCP 47 tag
 */
export function wordOrders(locale: string): Readonly<Record<'name' | 'code', Compare>> {
  const words = new Intl.Collator(locale)
  const codes = new Intl.Collator(locale, { numeric: true })
  const byCode: Compare = (a, b) => codes.compare(a.code, b.code)
  return { name: (a, b) => words.compare(a.name, b.name) || byCode(a, b), code: byCode }
}

/** The order that an address names; the usual one when it names none that exists. */
export function sortNamed(value: string | undefined): ProductSort {
  return productSorts.find((sort) => sort === value) ?? productSorts[0]
}
