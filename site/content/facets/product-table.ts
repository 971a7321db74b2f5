import { type Choice, categoryFacet, conditionOf } from './choice.ts'
import { anyValue, countFacets, countProducts, type FacetCount } from './count-facets.ts'
import { openTable } from './open-table.ts'
import { placesIn } from './places.ts'
import { type IndexedProduct, type ProductSort, wordOrders } from './product-orders.ts'
import { transact } from './transact.ts'

/** The queries of lists over the products of a language. */
export type ProductIndex = {
  /** Whether some product has the value in the facet. */
  has: (facet: string, value: string) => boolean
  /** Number of products that are chosen. */
  count: (choice: Choice) => number
  /** uuids of products that are chosen, in an order. */
  uuids: (choice: Choice, part: { sort: ProductSort; from: number; limit: number }) => string[]
  /** Counts of the facets named. */
  facets: (choice: Choice, names: readonly string[]) => FacetCount[]
}

/** A product that cannot be used is known by its id alone, so that the numbers agree with the service's. */
export type KnownProduct = IndexedProduct | { id: number }

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
}

/** Ends of `ORDER BY`; what the house calls new comes first, then what was published last. */
const columns = {
  name: 'by_name',
  newest: 'is_new DESC, since DESC, by_name',
  code: 'by_code',
} as const satisfies Record<ProductSort, string>

/**
 * An empty table of products on the disk.
 * @param locale BCP 47 tag of the names
 */
export function productTable(locale: string): ProductTable {
  const { database, rows } = openTable()
  const orders = wordOrders(locale)
  const byName = placesIn(database, 'by_name', orders.name)
  const byCode = placesIn(database, 'by_code', orders.code)
  const insert = database.prepare(
    'INSERT OR IGNORE INTO product (id, uuid, code, name, is_new, since, by_name, by_code) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const insertValue = database.prepare('INSERT OR IGNORE INTO value (facet, value, id) VALUES (?, ?, ?)')
  const deleteProduct = database.prepare('DELETE FROM product WHERE id = ?')
  const deleteValues = database.prepare('DELETE FROM value WHERE id = ?')
  const find = database.prepare('SELECT 1 FROM value WHERE facet = ? AND value = ? LIMIT 1')
  const sized = database.prepare('SELECT count(*) AS n FROM product')

  const remove = (id: number) => {
    deleteValues.run(id)
    return deleteProduct.run(id).changes > 0
  }
  const write = (product: KnownProduct, places: [number, number] | [null, null]) => {
    if (!('uuid' in product)) return void insert.run(product.id, '', '', '', 0, '', null, null)
    const { id, uuid, code, name, isNew, since } = product
    // A list that moves while it is read may say a product twice.
    if (insert.run(id, uuid, code, name, Number(isNew), since, ...places).changes === 0) return
    for (const [facet, value] of valuesOf(product)) insertValue.run(facet, value, id)
  }
  const together = (change: () => void) => transact(database, change)
  return {
    has: (facet, value) => find.get(facet, value) !== undefined,
    count: (choice) => countProducts(rows, choice),
    uuids(choice, { sort, from, limit }) {
      const { text, values } = conditionOf(choice)
      const order = `SELECT uuid FROM product WHERE ${text} ORDER BY ${columns[sort]} LIMIT ? OFFSET ?`
      return rows<{ uuid: string }>(order, [...values, limit, from]).map(({ uuid }) => uuid)
    },
    facets: (choice, names) => countFacets(rows, names, choice),
    size: () => (sized.get() as { n: number }).n,
    add: (products) => together(() => products.forEach((product) => write(product, [null, null]))),
    async placeAll() {
      await byName.placeAll()
      await byCode.placeAll()
    },
    put: (products) =>
      together(() => {
        for (const product of products) {
          remove(product.id)
          write(product, 'uuid' in product ? [byName.placeOf(product), byCode.placeOf(product)] : [null, null])
        }
      }),
    remove,
    close: () => database.close(),
  }
}

/** Each facet of the product with its values, and categories among them. */
function valuesOf({ categories, facets }: IndexedProduct): (readonly [facet: string, value: string])[] {
  const own = Object.entries(facets).flatMap(([facet, values]) =>
    [anyValue, ...values].map((value) => [facet, value] as const),
  )
  return [...own, ...categories.map((uuid) => [categoryFacet, uuid] as const)]
}
