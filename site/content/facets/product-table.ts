import { setImmediate as nextTurn } from 'node:timers/promises'
import { type BlankIndex, blankColumns } from './blanks/blank-columns.ts'
import type { VehicleIndex } from './blanks/fit-rows.ts'
import type { Choice } from './choice.ts'
import { type Orders, sortedNumbers } from './column-order.ts'
import { countFacets, countProducts, type FacetCount } from './count-facets.ts'
import { partOf, productOrder } from './product-order.ts'
import { type IndexedProduct, type ProductSort, type StoredSort, wordOrders } from './product-orders.ts'
import { type KnownProduct, type ProductRow, productRows } from './product-rows.ts'
import { type ValueSets, valueSets } from './value-sets.ts'

/** Which of the chosen products are read. */
export type ListPart = { sort: ProductSort; from: number; limit: number }

/** The queries of lists over the products of a language. */
export type ProductIndex = {
  /** Whether some product has the value in the facet. */
  has: (facet: string, value: string) => boolean
  /** Number of products that are chosen. */
  count: (choice: Choice) => number
  /** uuids of products that are chosen, in an order. */
  uuids: (choice: Choice, part: ListPart) => string[]
  /** The values that the same products have in a facet, by uuid. */
  valuesOf: (facet: string, choice: Choice, part: ListPart) => ReadonlyMap<string, readonly string[]>
  /** The product that has a GTIN (14 digits). */
  uuidOfGtin: (gtin: string) => string | undefined
  /** The product with a part number (`compactCode`), its own before that of a variant. */
  uuidOfCode: (key: string) => string | undefined
  /** Blanks by what is measured at a key. */
  blanks: BlankIndex
  /** Blanks and devices by vehicle. */
  vehicles: VehicleIndex
  /** Counts of the facets named. */
  facets: (choice: Choice, names: readonly string[]) => FacetCount[]
}

export type ProductTable = ProductIndex & {
  /** Number of products that are known, those included that cannot be used. */
  size: () => number
  /** Adds products without a place; no list shows them before `placeAll` has ended. */
  add: (products: readonly KnownProduct[]) => void
  placeAll: () => Promise<void>
  /** Adds or replaces products, each at its place. */
  put: (products: readonly KnownProduct[]) => void
  /** @returns whether it was known */
  remove: (id: number) => boolean
  close: () => void
  /** What it is made of, for an index that shows some of its products in another state (`previewed/`). */
  parts: TableParts
}

export type TableParts = Orders & {
  rows: ReturnType<typeof productRows>
  sets: ValueSets
  blanks: ReturnType<typeof blankColumns>
  /** How two products compare in the stored orders. */
  compares: Readonly<Record<StoredSort, Compare>>
}

/** So many products are read at a time: a few milliseconds. */
const batch = 1000

/**
 * An empty table of products: names and codes on the disk, sets of numbers and orders in memory (a bit a value and twelve bytes a
 * product), so that a list costs microseconds a thousand products.
 * @param locale BCP 47 tag of the names
 */
export function productTable(locale: string): ProductTable {
  const rows = productRows()
  const properties = propertiesOf(rows.uuidOf)
  const { sets, blanks } = properties
  const compares = comparesOf(locale)
  const orders = { name: productOrder(), newest: productOrder(), code: productOrder() }
  const sorts = Object.keys(orders) as StoredSort[]

  function remove(id: number): boolean {
    const number = rows.numberOf(id)
    if (number === undefined) return false
    rows.remove(number)
    properties.remove(number)
    for (const sort of sorts) orders[sort].remove(number)
    return true
  }
  function insert(product: KnownProduct): void {
    const number = rows.add(product)
    if (!('uuid' in product)) return
    properties.add(number, product)
    for (const sort of sorts) orders[sort].insert(number, (other) => compares[sort](product, rows.row(other)))
  }
  const parts = { rows, sets, blanks, compares, stored: orders, locale }
  return {
    ...queriesOf(parts),
    size: rows.size,
    add: (products) =>
      rows.together(() => {
        for (const product of products) {
          // A list that moves while it is read may say a product twice.
          if (rows.numberOf(product.id) !== undefined) continue
          const number = rows.add(product)
          if ('uuid' in product) properties.add(number, product)
        }
      }),
    async placeAll() {
      const all = await readAll(rows)
      const numbers = Uint32Array.from(all.keys()).filter((number) => all[number] !== undefined)
      const rowOf = (number: number) => all[number] ?? unknown
      for (const sort of sorts) await orders[sort].sort(numbers, (a, b) => compares[sort](rowOf(a), rowOf(b)))
    },
    put: (products) =>
      rows.together(() => {
        for (const product of products) {
          remove(product.id)
          insert(product)
        }
      }),
    remove,
    close: rows.close,
    parts,
  }
}

function queriesOf({ rows, sets, blanks, ...orders }: TableParts): ProductIndex {
  const listed = (choice: Choice, { sort, ...part }: ListPart) =>
    partOf(sortedNumbers(sort, { ...orders, sets }), sets.chosen(choice), part)
  return {
    has: sets.has,
    count: (choice) => countProducts(sets, choice),
    uuids: (choice, part) => listed(choice, part).map(rows.uuidOf),
    valuesOf: (facet, choice, part) =>
      new Map(listed(choice, part).map((number) => [rows.uuidOf(number), sets.valuesWith(number, facet)])),
    uuidOfGtin: rows.keys.uuidOfGtin,
    uuidOfCode: rows.keys.uuidOfCode,
    blanks,
    vehicles: rows.vehicles,
    facets: (choice, names) => countFacets(sets, names, choice),
  }
}

/** What products are: their values in facets, and what blanks state of the key that they become. */
export function propertiesOf(uuidOf: (number: number) => string) {
  const [sets, blanks] = [valueSets(), blankColumns(uuidOf)]
  return {
    sets,
    blanks,
    add(number: number, product: IndexedProduct): void {
      sets.add(number, product)
      if (product.blank) blanks.add(number, product.blank)
    },
    remove(number: number): void {
      sets.remove(number)
      blanks.remove(number)
    },
  }
}

const unknown: ProductRow = { code: '', name: '', isNew: false, since: '' }

export type Compare = (a: ProductRow, b: ProductRow) => number

/** Products that the house calls new come first, then the ones published last. */
function comparesOf(locale: string): Readonly<Record<StoredSort, Compare>> {
  const { name, code } = wordOrders(locale)
  const latest = (a: string, b: string) => (a < b ? 1 : a > b ? -1 : 0)
  return {
    name,
    code,
    newest: (a, b) => Number(b.isNew) - Number(a.isNew) || latest(a.since, b.since) || name(a, b),
  }
}

/** @returns the rows of usable products, each at its number */
async function readAll(rows: ReturnType<typeof productRows>): Promise<ProductRow[]> {
  const all: ProductRow[] = []
  for (let last = 0, length = batch; length === batch; ) {
    const some = rows.after(last, batch)
    for (const { number, row } of some) all[number] = row
    last = some.at(-1)?.number ?? last
    length = some.length
    await nextTurn()
  }
  return all
}
