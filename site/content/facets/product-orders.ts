import type { Fit } from './blanks/fit-rows.ts'
import type { Blank } from './blanks/measured-key.ts'
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
  /** What it states of the key that it becomes; undefined when it is no blank. */
  blank?: Blank | undefined
  /** Vehicles that it fits as a blank, or as a device beside one. */
  fits: readonly Fit[]
}

/** Orders that are kept sorted; the first one is meant when the address names none. */
export const productSorts = ['name', 'newest', 'code'] as const

export type StoredSort = (typeof productSorts)[number]

/** Properties that a table of products has a column for, beside name and code; each is a facet of this name. */
export const productColumns = ['length', 'profile', 'cuts', 'groove', 'maker'] as const

export type ProductColumn = (typeof productColumns)[number]

/** What a head of the table sorts by: first ascending, then descending. */
export type SortableColumn = 'code' | 'name' | ProductColumn

export type ProductSort = StoredSort | ProductColumn | `${SortableColumn}-desc`

const sortableColumns: readonly SortableColumn[] = ['code', 'name', ...productColumns]

/** Every order that an address may name. */
export const allSorts: readonly ProductSort[] = [
  ...productSorts,
  ...productColumns,
  ...sortableColumns.map((column) => `${column}-desc` as const),
]

/** The sort keys of a product. */
export type Named = Pick<IndexedProduct, 'name' | 'code'>

type Compare = (a: Named, b: Named) => number

/**
 * The orders that depend on a language: numbers in codes count as numbers, and equal names are in the order of codes.
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
  return allSorts.find((sort) => sort === value) ?? productSorts[0]
}

/** The property that an order sorts by, and its direction. */
export function directionOf(sort: ProductSort): { by: StoredSort | ProductColumn; isDescending: boolean } {
  const by = [...productSorts, ...productColumns].find((one) => one === sort || `${one}-desc` === sort)
  return { by: by ?? productSorts[0], isDescending: by !== sort }
}

export function isColumn(by: StoredSort | ProductColumn): by is ProductColumn {
  return productColumns.some((column) => column === by)
}

/** Whether the address shows its list as a table. */
export function isTable(query: Readonly<Record<string, readonly string[]>>): boolean {
  return query['view']?.[0] === 'table'
}
